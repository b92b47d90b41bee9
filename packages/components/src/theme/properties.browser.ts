import { html, type TemplateResult } from 'lit';
import { expect, it } from 'vitest';
import { define } from './base.ts';
import { elementWith, ownState, prop } from './properties.ts';

class SaidOnceElement extends elementWith({
  label: prop.text('nothing'),
  large: prop.flag({ reflect: true }),
  open: prop.flag({ first: true }),
  size: prop.number(3, { attribute: 'how-large' }),
  rows: prop.compared<readonly number[]>([1]),
}) {
  drawn = 0;
  changes: PropertyKey[] = [];
  readonly #own = ownState(this, { at: 0, word: undefined as string | undefined });

  move(at: number, word?: string): void {
    this.#own.at = at;
    this.#own.word = word;
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    this.changes = [...changed.keys()];
  }

  override render(): TemplateResult {
    this.drawn++;
    return html`${this.label} ${this.size} ${this.#own.at} ${this.#own.word}`;
  }
}
define('said-once', SaidOnceElement);

async function place(markup: string): Promise<SaidOnceElement> {
  document.body.innerHTML = markup;
  const element = document.querySelector<SaidOnceElement>('said-once')!;
  await element.updateComplete;
  return element;
}

it('gives each element its first values, and what attributes say', async () => {
  const plain = await place('<said-once></said-once>');
  expect([plain.label, plain.large, plain.open, plain.size, plain.rows]).toEqual(['nothing', false, true, 3, [1]]);

  const said = await place('<said-once label="tall" large how-large="7"></said-once>');
  expect([said.label, said.large, said.size]).toEqual(['tall', true, 7]);
});

it('shows properties that are reflected as attributes', async () => {
  const element = await place('<said-once></said-once>');
  element.large = true;
  await element.updateComplete;

  expect(element.hasAttribute('large')).toBe(true);
});

it('draws again when data says something else, and not when it says the same', async () => {
  const element = await place('<said-once></said-once>');
  const { drawn } = element;
  element.rows = [1];
  await element.updateComplete;
  expect(element.drawn).toBe(drawn);

  element.rows = [2];
  await element.updateComplete;
  expect(element.drawn).toBe(drawn + 1);
});

it('draws again when what the element itself knows is another, also from and to nothing, and names it', async () => {
  const element = await place('<said-once></said-once>');
  const { drawn } = element;
  element.move(0);
  await element.updateComplete;
  expect(element.drawn).toBe(drawn);

  element.move(1, 'there');
  await element.updateComplete;
  expect(element.changes).toEqual(['at', 'word']);

  element.move(1);
  await element.updateComplete;
  expect(element.drawn).toBe(drawn + 2);
});
