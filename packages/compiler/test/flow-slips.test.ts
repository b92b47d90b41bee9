// Every unquoted text in the braces of a game can be made wrong by one sign; that is told once, and
// the fix gives the text that was meant.

import { expect, it } from 'vitest';
import { parseYaml } from '../src/content/load/yaml.ts';
import type { YamlNode, YamlScalar } from '../src/content/load/yaml/node.ts';
import { applyEdits } from '../src/diagnostics/apply-edits.ts';
import { sourceFile } from '../src/diagnostics/source/file.ts';
import { CORPUS } from './corpus-game.ts';
import { readGames } from './tiny-game.ts';

const SLIPS = [' {x}', ' [x] y', ', 3', '(2, 3)'];

/** Unquoted words that are values of maps in braces. */
function* textsInBraces(node: YamlNode): Generator<YamlScalar> {
  if (node.kind === 'scalar') return;
  if (node.kind === 'seq') for (const item of node.items) yield* textsInBraces(item);
  else {
    for (const { value } of node.entries) {
      if (value.kind !== 'scalar') yield* textsInBraces(value);
      else if (node.flow && value.style === 'plain' && typeof value.value === 'string') yield value;
    }
  }
}

/** One in so many is tried with each slip: another one with every slip. */
const STRIDE = 29;

const slipped = [...readGames(CORPUS)]
  .filter(([path]) => path.endsWith('.yaml'))
  .flatMap(([path, text]) => {
    const { root } = parseYaml(sourceFile(path, text)).value;
    return root === undefined ? [] : [...textsInBraces(root)].map((scalar) => ({ path, text, scalar }));
  });

it.each(SLIPS)('tells one slip once, wherever a text in braces of the corpus is followed by %j', (slip) => {
  const tried = slipped.filter((_scalar, index) => index % STRIDE === SLIPS.indexOf(slip));
  expect(tried.length).toBeGreaterThan(20);
  for (const { path, text, scalar } of tried) {
    const at = scalar.span.end;
    const file = sourceFile(path, text.slice(0, at) + slip + text.slice(at));
    const { diagnostics } = parseYaml(file);
    const [found] = diagnostics;
    const fixed = applyEdits(file, found?.fix?.edits ?? []);
    const again = parseYaml(sourceFile(path, fixed));
    const meant = [...textsInBraces(again.value.root ?? scalar)].length;

    expect([path, at, diagnostics.map(({ code }) => code)]).toEqual([path, at, ['load/unquoted-in-braces']]);
    expect(fixed.slice(scalar.span.start)).toMatch(/^['"]/);
    expect([again.diagnostics, fixed.includes(`${scalar.text}${slip}`)]).toEqual([[], true]);
    expect(meant).toBe([...textsInBraces(parseYaml(sourceFile(path, text)).value.root ?? scalar)].length - 1);
  }
});
