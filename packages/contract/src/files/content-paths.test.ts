import { expect, it } from 'vitest';
import { isContentPath, isReadPath, meantPath, reservedIn } from './content-paths.ts';

it.each([
  ['pond/fish/carp.yml', 'pond/fish/carp.yaml'],
  ['pond/fish/carp.YAML', 'pond/fish/carp.yaml'],
  ['pond/fish/carp.table.yml', 'pond/fish/carp.table.yaml'],
  ['pond/fish/carp.json', 'pond/fish/carp.yaml'],
  ['pond/rules/turn.rule', 'pond/rules/turn.rules'],
  ['pond/rules/turn.Rules', 'pond/rules/turn.rules'],
  ['pond/locale/fr.yml', 'pond/locale/fr.yaml'],
  ['pond/fish/carp.yaml', null],
  ['pond/rules/turn.rules', null],
  ['pond/README.md', null],
  ['pond/balance.json', null],
  ['pond/game.json', 'pond/game.yaml'],
  ['pond/rulebook.fr.json', 'pond/rulebook.fr.yaml'],
  ['pond/locale/fr.json', 'pond/locale/fr.yaml'],
  ['pond/map.png', null],
])('knows what is meant by %s', (path, meant) => {
  expect(meantPath(path)).toBe(meant);
  expect(isReadPath(path)).toBe(/\.(yaml|rules)$/.test(path));
});

it.each([
  ['pond/CON.yaml', { part: 'CON.yaml', by: 'Windows' }],
  ['pond/fish/aux.table.yaml', { part: 'aux.table.yaml', by: 'Windows' }],
  ['pond/nul/carp.yaml', { part: 'nul', by: 'Windows' }],
  ['com1/game.yaml', { part: 'com1', by: 'Windows' }],
  ['constructor/game.yaml', { part: 'constructor', by: 'JavaScript' }],
  ['toString/game.yaml', { part: 'toString', by: 'JavaScript' }],
  ['pond/fish/constructor.yaml', null],
  ['pond/fish/console.yaml', null],
])('knows what another program keeps for itself in %s', (path, reserved) => {
  expect(reservedIn(path)).toEqual(reserved);
  expect(isContentPath(path)).toBe(reserved === null);
});

it.each([
  '../../evil.yaml',
  'pond/../moor/a.yaml',
  'pond/a..b/c.yaml',
  'pond/.hidden.yaml',
  'pond/page.html',
  'a.yaml',
  '',
])('is no path that a page may write: %j', (path) => {
  expect(isContentPath(path)).toBe(false);
});
