/** What each zone of every game lets be seen is held by a scenario: with another `visible:` one fails. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameMeta, GameModule, ZoneMeta } from '@undercroft/contract';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { runScenario } from '@undercroft/scenario';
import { expect, it } from 'vitest';
import { scenariosOf } from '../src/scenario-files.ts';
import { gamesToTest } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const SEES = /^(player \d|spectator) sees /;

/** Every zone, shown to others than it is shown to. Of a zone that belongs to nobody, `owner` means `none`. */
function changes({ zones }: GameMeta): { readonly name: string; readonly zone: ZoneMeta }[] {
  return zones.flatMap((zone) =>
    (['all', 'none', ...(zone.owner === 'player' ? (['owner'] as const) : [])] as const)
      .filter((visible) => visible !== zone.visible)
      .map((visible) => ({ name: `${zone.name} visible: ${visible}`, zone: { ...zone, visible } })),
  );
}

/** The same game with another zone of that name: only whoever looks asks what a zone lets be seen, the rules do not. */
function withZone(module: GameModule, changed: ZoneMeta): GameModule {
  const zones = module.meta.zones.map((zone) => (zone.name === changed.name ? changed : zone));
  return { ...module, meta: { ...module.meta, zones } };
}

for (const id of gamesToTest) {
  const module = await loadCompiled(compiledGame(id));
  const { scenarios } = scenariosOf(root, { id, folder: join(root, 'content', id) });
  const looking = scenarios.filter(({ node }) => JSON.stringify(node).includes('"sees"'));

  it.each(changes(module.meta))(`${id}: a scenario fails with $name`, ({ zone }) => {
    const changed = withZone(module, zone);
    const failing = looking.find((scenario) =>
      runScenario(changed, scenario).failures.some(({ message }) => SEES.test(message)),
    );

    expect(failing).toBeDefined();
  });
}
