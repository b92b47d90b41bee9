/** Icons of the interface itself, drawn here on a grid of 24. Icons of content come from the icon set instead. */
const shape = (path: string) => ({ path, grid: 24 }) as const;

export const interfaceIcons = {
  'ui-unknown': shape('M12 2 22 12 12 22 2 12ZM12 5.4 5.4 12 12 18.6 18.6 12Z'),
  'ui-close': shape(
    'M6.2 4.8 12 10.6l5.8-5.8 1.4 1.4L13.4 12l5.8 5.8-1.4 1.4L12 13.4l-5.8 5.8-1.4-1.4L10.6 12 4.8 6.2Z',
  ),
  'ui-undo': shape('M9 4v4h5a6 6 0 0 1 0 12H8v-2.4h6a3.6 3.6 0 0 0 0-7.2H9v4L3 9.2Z'),
  'ui-new': shape('M12 3a9 9 0 0 1 8.2 5.2V4h2.3v8h-8V9.7h3.8A6.7 6.7 0 1 0 18.7 12.6h2.3A9 9 0 1 1 12 3Z'),
  'ui-log': shape('M4 5h2v2H4Zm4 0h12v2H8ZM4 11h2v2H4Zm4 0h12v2H8ZM4 17h2v2H4Zm4 0h12v2H8Z'),
  'ui-help': shape(
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6ZM11 16h2.2v2.2H11Zm1.1-10c2.3 0 4 1.4 4 3.4 0 1.5-.8 2.3-1.8 3-.9.6-1.2.9-1.2 1.9v.4h-2v-.6c0-1.7.8-2.5 1.8-3.2.8-.5 1.1-.9 1.1-1.5 0-.9-.7-1.5-1.8-1.5-1.2 0-1.9.7-1.9 1.8H8.1C8.1 7.5 9.7 6 12.1 6Z',
  ),
  'ui-theme': shape('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.2v15.6a7.8 7.8 0 0 0 0-15.6Z'),
  'ui-check': shape('M9.6 18.6 3.4 12.4l1.9-1.9 4.3 4.3L18.7 5.7l1.9 1.9Z'),
  'ui-down': shape('M12 16.2 4.6 8.8l1.7-1.7L12 12.8l5.7-5.7 1.7 1.7Z'),
  'ui-up': shape('M12 7.8 4.6 15.2l1.7 1.7L12 11.2l5.7 5.7 1.7-1.7Z'),
  'ui-copy': shape('M8 3h11v14H8Zm2.2 2.2v9.6h6.6V5.2ZM4 7h2v12h9v2H4Z'),
  'ui-home': shape('M12 3 22 12h-3v9h-5.5v-6h-3v6H5v-9H2Z'),
  'ui-lock': shape(
    'M12 2a5 5 0 0 1 5 5v3h2v12H5V10h2V7a5 5 0 0 1 5-5Zm0 2.2A2.8 2.8 0 0 0 9.2 7v3h5.6V7A2.8 2.8 0 0 0 12 4.2Z',
  ),
  'ui-person': shape('M12 2.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4ZM3.5 21.5c0-4.7 3.8-7.7 8.5-7.7s8.5 3 8.5 7.7Z'),
  'ui-bot': shape(
    'M11 1.5h2V5h5.5v12h-13V5H11ZM8.2 9v3h2.4V9Zm5.2 0v3h2.4V9ZM2 8.5h2v5H2Zm18 0h2v5h-2ZM7 19h10v2.5H7Z',
  ),
  'ui-turn': shape('M4 3.5 20.5 12 4 20.5Z'),
  'ui-hidden': shape(
    'M12 2 20 6v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6Zm0 2.5L6.2 7.4V12c0 3.7 2.4 6.3 5.8 7.7 3.4-1.4 5.8-4 5.8-7.7V7.4Zm0 3.5 3.5 4-3.5 4-3.5-4Z',
  ),
  'ui-warning': shape('M12 2.5 23 21.5H1ZM11 9v6h2.2V9Zm0 7.6v2.2h2.2v-2.2Z'),
  'ui-trophy': shape(
    'M6 3h12v2h4v3c0 2.8-1.9 4.6-4.6 4.9A6 6 0 0 1 13.2 16v2.5H17V21H7v-2.5h3.8V16a6 6 0 0 1-4.2-3.1C3.9 12.6 2 10.8 2 8V5h4ZM4.2 7.2V8c0 1.2.6 2 1.8 2.4V7.2Zm13.8 0v3.2c1.2-.4 1.8-1.2 1.8-2.4v-.8Z',
  ),
} as const;
