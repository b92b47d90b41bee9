import { afterEach, expect, it } from 'vitest';
import './counter.ts';

afterEach(() => document.body.replaceChildren());

it('tells by how much it changed, when its value changes after it was drawn', async () => {
  const counter = document.createElement('uc-counter');
  Object.assign(counter, { label: 'Coins', value: 3 });
  document.body.append(counter);
  await counter.updateComplete;
  const change = () => counter.shadowRoot!.querySelector('.change')?.textContent;
  expect(change()).toBeUndefined();

  counter.value = 5;
  await counter.updateComplete;
  expect(change()).toBe('+2');

  counter.value = 1;
  await counter.updateComplete;
  expect(change()).toBe('−4');
  expect(counter.shadowRoot!.querySelector('b')?.textContent).toBe('1');
});
