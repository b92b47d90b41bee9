import { localise } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { running } from '../testing/running.ts';

it('calls areas of zones and of kinds by their titles in another language', async () => {
  const { module } = await running('', {
    'table.yaml': 'shared:\n  - { zone: grove, title: Lair }\n  - { kind: beast, title: Pack }\n',
    'locale/fr.yaml': 'title: Lanterne\ntable: { Lair: Tanière, Pack: Meute }\n',
  });

  const { shared = [] } = localise(module.meta, 'fr').extras.table ?? { shared: [] };

  expect(shared).toMatchObject([{ title: 'Tanière' }, { title: 'Meute' }]);
});
