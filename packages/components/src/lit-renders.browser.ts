import { LitElement, html } from 'lit';
import { expect, it } from 'vitest';

class ProbeElement extends LitElement {
  static override properties = { label: { type: String } };
  declare label: string;

  override render() {
    return html`<p>${this.label}</p>`;
  }
}

it('renders again, when a property of an element changes', async () => {
  customElements.define('undercroft-probe', ProbeElement);
  const element = document.createElement('undercroft-probe') as ProbeElement;
  element.label = 'one';
  document.body.append(element);
  await element.updateComplete;

  element.label = 'two';
  await element.updateComplete;

  expect(element.shadowRoot?.querySelector('p')?.textContent).toBe('two');
});
