// A name that means nothing, and what its author may have wanted to say.

import type { Field, NameUse, Query } from '../../content/tree/node.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import type { Instead } from '../../diagnostics/table/resolve.ts';
import { digitsOf } from '../vocabulary/aliases.ts';
import type { GameModel } from '../game.ts';
import { findLocal, localNames, type ResolveContext } from './scope.ts';

/** Reports a name that means nothing here. */
export function reportUnknownName(use: NameUse, context: ResolveContext): void {
  const { names, report } = context;
  const instead = insteadOf(use.name, context);
  const candidates = [...localNames(context.scope), ...names.nouns.keys(), ...names.enumValues.keys()];
  const near = instead === null ? suggest(use.name, candidates) : [];
  const edits = instead === null ? [] : [{ span: use.at, text: instead.text }];
  const notes = instead === null ? zoneNotes(use.name, names.game) : [];
  report(
    'resolve/unknown-name',
    use.at,
    { name: use.name, instead, verb: names.procedures.has(use.name), near: notes.length > 0 ? [] : near },
    { edits, notes },
  );
}

/** `dwellers of first(glades)`: a zone of things is reached from one of them, by a dot. */
function zoneNotes(name: string, game: GameModel): readonly string[] {
  const kind = game.kinds.find(({ zones }) => zones.some((zone) => zone.name === name));
  return kind === undefined
    ? []
    : [
        `Each ${kind.name} has \`${name}\` of its own: give one a name, \`let found = …\`, and write \`found.${name}\`.`,
      ];
}

function insteadOf(name: string, context: ResolveContext): Instead | null {
  const { names } = context;
  if (isComing(name, context)) return { text: 'it', why: 'coming' };
  const { game } = names;
  if (findLocal(context.scope, 'it') !== undefined && isFieldOfThing(name, game))
    return { text: `its ${name}`, why: 'whose' };
  if (context.you && isFieldOfPlayer(name, game)) return { text: `your ${name}`, why: 'whose' };
  const procedure = names.procedures.get(name);
  const callable =
    procedure !== undefined && procedure.gives !== null && procedure.params.every(({ type }) => type.optional);
  if (callable) return { text: `${name}()`, why: 'brackets' };
  const digits = digitsOf(name);
  if (digits !== null) return { text: digits, why: 'digits' };
  return subtraction(name, context);
}

/**
 * Whether a name is the one that the loop around gives to each thing, which its `where` does not
 * know yet.
 */
function isComing(name: string, { coming, scope, names }: ResolveContext): boolean {
  return (
    name === coming &&
    findLocal(scope, name) === undefined &&
    findLocal(scope, 'it') !== undefined &&
    !names.nouns.has(name)
  );
}

/**
 * Reports `p.passed` in `for each p in players where p.passed`: what is looked at there is `it`.
 *
 * @returns  whether it was that; then the name must not be looked up
 */
export function reportComing({ of, name, at }: Field, context: ResolveContext): boolean {
  if (of.kind !== 'name' || !isComing(of.name, context)) return false;
  const text = `its ${name}`;
  const params = { name: of.name, instead: { text, why: 'coming' }, verb: false, near: [] } as const;
  context.report('resolve/unknown-name', at, params, { edits: [{ span: at, text }] });
  return true;
}

/**
 * `a-b` is one name; a known name and another one or a number with a hyphen between were meant as a
 * subtraction.
 */
function subtraction(name: string, context: ResolveContext): Instead | null {
  const isKnown = (word: string): boolean =>
    findLocal(context.scope, word) !== undefined || context.names.nouns.has(word);
  for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
    const [left, right] = [name.slice(0, at), name.slice(at + 1)];
    if (isKnown(left) && (isKnown(right) || /^\d+$/.test(right))) return { text: `${left} - ${right}`, why: 'minus' };
  }
  return null;
}

function isFieldOfThing(name: string, game: GameModel): boolean {
  return game.kinds.some((kind) =>
    [...kind.fields, ...kind.attributes, ...kind.printed].some((one) => one.name === name),
  );
}

function isZoneOfThing(name: string, game: GameModel): boolean {
  return game.kinds.some(({ zones }) => zones.some((zone) => zone.name === name));
}

function isFieldOfPlayer(name: string, game: GameModel): boolean {
  return [...game.counters, ...game.playerFields, ...game.playerAttributes].some((one) => one.name === name);
}

/**
 * Reports `price of c`: a field stands after a dot.
 *
 * @returns  whether the base was such a field; then it must not be looked up
 */
export function reportFieldOf(query: Query, context: ResolveContext): boolean {
  const { base, owner } = query;
  const { game, nouns, enums } = context.names;
  if (base.kind !== 'name' || owner?.kind !== 'name') return false;
  if (findLocal(context.scope, base.name) !== undefined || nouns.has(base.name) || enums.has(base.name)) return false;
  const builtIn = base.name === 'owner' || base.name === 'place';
  const isKnown = isFieldOfThing(base.name, game) || isFieldOfPlayer(base.name, game) || isZoneOfThing(base.name, game);
  if (!builtIn && !isKnown) return false;
  const whose = { you: 'your ', it: 'its ' }[owner.name] ?? `${owner.name}.`;
  const text = `${whose}${base.name}`;
  const at = { ...base.at, end: owner.at.end };
  context.report(
    'resolve/unknown-name',
    at,
    { name: `${base.name} of ${owner.name}`, instead: { text, why: 'dot' }, verb: false, near: [] },
    { edits: [{ span: at, text }] },
  );
  return true;
}
