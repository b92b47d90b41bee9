import { EditorView } from '@codemirror/view';

const MONO = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** The editor in the colours of the pages around it. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--uc-ink)', background: 'var(--uc-panel-sunken)', fontSize: '0.88rem' },
  '&.cm-focused': { outline: '2px solid var(--uc-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--uc-ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--uc-ink)' },
  '.cm-gutters': { background: 'var(--uc-panel)', color: 'var(--uc-ink-soft)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'color-mix(in oklab, var(--uc-accent), transparent 90%)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--uc-select), transparent 65%)',
  },
  '.cm-tooltip, .cm-panels, .cm-dialog': {
    background: 'var(--uc-panel-raised)',
    color: 'var(--uc-ink)',
    border: '1px solid var(--uc-line)',
    borderRadius: '6px',
  },
  '.cm-tooltip': { maxWidth: '46em' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--uc-select)', color: 'var(--uc-ground)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '20em' },
  // Its place is there before the picture is, so that no line moves.
  '.cm-offered-icon': {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    marginInlineEnd: '6px',
    fontSize: '2.2em',
    lineHeight: '1',
    verticalAlign: 'middle',
  },
  '.cm-lsp-documentation': { padding: '4px 10px', fontFamily: 'var(--uc-font-text)', fontSize: '0.95rem' },
  '.cm-diagnostic': { fontFamily: 'var(--uc-font-text)', fontSize: '0.95rem', whiteSpace: 'pre-wrap' },
  '.cm-about': { color: 'var(--uc-accent)' },
  '.cm-diagnosticAction': {
    minHeight: '26px',
    padding: '2px 8px',
    background: 'var(--uc-accent)',
    color: 'var(--uc-accent-ink)',
  },
  '.cm-textfield, .cm-button, .cm-panel input, .cm-panel button': {
    background: 'var(--uc-panel)',
    color: 'var(--uc-ink)',
    border: '1px solid var(--uc-line)',
    borderRadius: '4px',
  },
  '.cm-inlay': { marginInlineStart: '1ch', color: 'var(--uc-ink-soft)', fontStyle: 'italic', opacity: '0.85' },
  '.cm-is-comment': { color: 'var(--uc-ink-soft)', fontStyle: 'italic' },
  '.cm-is-key': { color: 'var(--uc-accent)' },
  '.cm-is-keyword, .cm-is-operator': { color: 'var(--uc-select)', fontWeight: '600' },
  '.cm-is-string': { color: 'var(--uc-good)' },
  '.cm-is-number, .cm-is-enumMember': { color: 'var(--uc-danger)' },
  '.cm-is-class, .cm-is-namespace': { color: 'var(--uc-good)' },
  '.cm-is-function': { color: 'var(--uc-accent)' },
});
