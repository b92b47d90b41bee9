/** Scenes on a board of tiles: where they are played, and how who fell lies there. */
import type { EventMeta } from '@undercroft/contract';
import { afterEach, expect, it } from 'vitest';
import { decision, thing } from '../testing/pantry.ts';
import { vaultMeta, vaultSquare, vaultView } from '../testing/vault.ts';
import '../board/board.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const drop: EventMeta = { name: 'drop', text: 'The jar fell.', slots: [{ name: 'f', type: { is: 'thing', of: 1 } }] };

/** A jar of the first room is told of, and lies nowhere any more. @param rule  how that is shown */
async function told(rule: object): Promise<HTMLElementTagNameMap['uc-moment']> {
  const table: TableElement = document.createElement('uc-table');
  const layout = {
    shared: [{ map: 'vault' }],
    kinds: { jar: { shape: 'token' } },
    drama: { drop: { show: ['f'], weight: 2, ...rule } },
  };
  const before = vaultView({ [vaultSquare(2, 2)]: [thing(1, 1)] }, decision({}));
  const meta = { ...vaultMeta(layout), events: [drop] };
  Object.assign(table, { meta, names: ['Ann', 'Bob'], view: before, pace: 'slow' } satisfies Partial<TableElement>);
  table.style.cssText = 'display: block; width: 1440px; height: 840px';
  document.body.append(table);
  await table.updateComplete;
  const happened = [
    { step: 5, name: 'drop', you: 0, args: [1], text: drop.text, dice: [] },
    { step: 5, name: 'move', you: 0, args: [1, 0, 0], text: null, dice: [] },
  ];
  table.view = { ...vaultView({}, decision({})), position: 5, happened };
  await table.updateComplete;
  return table.shadowRoot!.querySelector('uc-moment')!;
}

it('is set in the room where the thing stood, which lies there when it fell', async () => {
  const moment = await told({ sound: 'fall' });

  expect([moment.at, moment.set?.title]).toEqual(['Press', 'Press']);
  expect(moment.cast.flat()).toMatchObject([{ fallen: true, face: { title: 'Plum' } }]);
});

it('lets stand what is shown without the sound of a fall', async () => {
  expect((await told({})).cast.flat()).toMatchObject([{ fallen: false, face: { title: 'Plum' } }]);
});
