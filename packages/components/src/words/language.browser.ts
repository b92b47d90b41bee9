import { html, type TemplateResult } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { UndercroftElement, define } from '../theme/base.ts';
import { fr } from './fr.ts';
import { preferredOf } from './language.ts';
import { registerWords } from './words.ts';

registerWords('fr', fr);

class InnerElement extends UndercroftElement {
  override render(): TemplateResult {
    return html`${this.words.say('prompt.not-now')}`;
  }
}
class OuterElement extends UndercroftElement {
  override render(): TemplateResult {
    return html`<test-inner></test-inner>`;
  }
}
define('test-inner', InnerElement);
define('test-outer', OuterElement);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

async function put(): Promise<{ outer: OuterElement; said: () => Promise<string> }> {
  const outer = new OuterElement();
  document.body.append(outer);
  await outer.updateComplete;
  const inner = outer.renderRoot.querySelector('test-inner') as InnerElement;
  const said = async (): Promise<string> => {
    // The observer of the document reports after the current task.
    await new Promise((done) => setTimeout(done));
    await inner.updateComplete;
    return inner.renderRoot.textContent?.trim() ?? '';
  };
  return { outer, said };
}

it('speaks English, when nobody says a language', async () => {
  const { said } = await put();
  expect(await said()).toBe('Not now');
});

it('follows the language of the document, when nothing nearer says one', async () => {
  const { said } = await put();
  document.documentElement.lang = 'fr';
  expect(await said()).toBe('Pas maintenant');
});

it('follows the nearest element with a language, through shadow roots, while it changes', async () => {
  document.documentElement.lang = 'en';
  const { outer, said } = await put();
  outer.lang = 'fr';
  expect(await said()).toBe('Pas maintenant');
  outer.lang = 'en';
  expect(await said()).toBe('Not now');
});

it('says everything anew, when a language is registered', async () => {
  const { outer, said } = await put();
  outer.lang = 'yy';
  expect(await said()).toBe('Not now');
  registerWords('yy', { 'prompt.not-now': 'Nuqneh' });
  expect(await said()).toBe('Nuqneh');
});

it.each([
  [['fr-FR', 'en'], 'fr'],
  [['de', 'EN-gb', 'fr'], 'en'],
  [['pt-BR', 'fr'], 'pt-br'],
  [['de'], ''],
  [[], ''],
])('prefers of what there is what is wanted first: %s', (wanted, found) => {
  expect(preferredOf(['en', 'fr', 'pt-br'], wanted)).toBe(found);
});
