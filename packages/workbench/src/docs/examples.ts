/** The examples of a page: each gets a button that makes an editor of it. */
import type { RunnableExample } from './shapes.ts';

/** What stands at the end of a page with examples. */
function examplesOf(page: Document): readonly (RunnableExample | null)[] {
  const text = page.querySelector('#examples')?.textContent;
  return text === undefined || text === null ? [] : (JSON.parse(text) as (RunnableExample | null)[]);
}

/** Adds the buttons. What edits is loaded when the first of them is pressed. */
export function addExamples(): void {
  const examples = examplesOf(document);
  for (const figure of document.querySelectorAll<HTMLElement>('[data-example]')) {
    const example = examples[Number(figure.dataset['example'])] ?? null;
    if (example !== null) addButton(figure, example);
  }
}

function addButton(figure: HTMLElement, example: RunnableExample): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'try', textContent: 'Try it' });
  button.setAttribute('aria-label', `Try it: ${example.path}`);
  const written = figure.querySelector('pre')!;
  const open = async (): Promise<void> => {
    button.disabled = true;
    await import('./example.ts');
    const edited = document.createElement('docs-example');
    Object.assign(edited, { example });
    edited.addEventListener('example-close', () => {
      edited.replaceWith(written);
      button.hidden = button.disabled = false;
      button.focus();
    });
    button.hidden = true;
    written.replaceWith(edited);
  };
  button.addEventListener('click', () => void open());
  // A press into the text means it as well, as long as nothing of it is being marked.
  written.addEventListener('dblclick', () => void open());
  figure.querySelector('figcaption')!.append(button);
}
