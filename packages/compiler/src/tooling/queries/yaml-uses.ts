// Where names stand in YAML: ids, free keys, types and printed values, by the format of the file.

import type { MapSchema, Schema } from '../../content/load/schema/kinds.ts';
import { ruleIds, type } from '../../content/load/schemas/common.ts';
import type { YamlNode, YamlScalar } from '../../content/load/yaml/node.ts';
import { asksIn, namedChoices } from '../../content/tree/choices.ts';
import type { AnyNode } from '../../content/tree/walk.ts';
import type { KindModel } from '../../content/model/model.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import type { GameSymbol, SymbolSort } from './symbols.ts';
import { spanOfWord, type UseContext } from './tree-uses.ts';
import { visitYaml } from './yaml-places.ts';

/** What an id of a format names, as sorts of symbols. */
const SORTS: ReadonlyMap<string, readonly SymbolSort[]> = new Map<string, readonly SymbolSort[]>([
  ['answer', ['row']],
  ['attribute', ['attribute']],
  ['counter', ['counter']],
  ['enum', ['enum']],
  ['field', ['field']],
  ['global', ['global']],
  ['kind', ['kind']],
  ['member', ['zone', 'field', 'attribute', 'printed value']],
  ['option', ['option']],
  ['part of the table', ['zone', 'row', 'kind', 'counter', 'field', 'global']],
  ['procedure', ['procedure']],
  ['printed value', ['printed value']],
  ['reason', ['reason']],
  ['row', ['row']],
  ['set', ['set']],
  ['value', ['value']],
  ['variant', ['variant']],
  ['window', ['window']],
  ['window, procedure or card', ['window', 'procedure', 'row']],
  ['zone', ['zone']],
]);

/**
 * Sorts of what an id of a format may name; none when it names nothing that has a symbol. Never
 * throws.
 */
export function sortsNamed(of: string): readonly SymbolSort[] {
  return SORTS.get(of) ?? [];
}

/** What a game declares, to be found by place and by name. */
export interface YamlNames {
  readonly declaredAt: ReadonlyMap<string, GameSymbol>;
  readonly byName: ReadonlyMap<string, readonly GameSymbol[]>;
  /** What procedures do, and cards, by the name of the procedure or the card. */
  readonly bodies: ReadonlyMap<string, readonly Named[]>;
}

interface Named {
  readonly name: string;
  readonly body: AnyNode;
}

/** Looks through what a game declares, once for all its files. Never throws. */
export function yamlNames(context: UseContext): YamlNames {
  const { book, model } = context;
  // What a map makes of itself is declared at a word that means something else.
  const isWritten = ({ at, name }: GameSymbol): boolean =>
    at !== null && (at.end === at.start || context.textOf(at).includes(name));
  const written = book.declared.filter(isWritten);
  const declaredAt = new Map(written.flatMap((one) => (one.at === null ? [] : [[keyOf(one.at), one]])));
  const bodies: readonly Named[] = [
    ...model.programs.flatMap(({ program }) => program.items.filter((item) => item.kind === 'procedure')),
    ...model.rows.flatMap(({ name, effect }) => (effect === null ? [] : [{ name, body: effect }])),
  ];
  return {
    declaredAt,
    byName: Map.groupBy(book.declared, ({ name }) => name),
    bodies: Map.groupBy(bodies, ({ name }) => name),
  };
}

/**
 * Adds the names of a file.
 *
 * @param kind  of the rows in it; null when it holds none
 * @throws      never
 */
export function addYamlUses(
  root: YamlNode,
  schema: Schema,
  kind: KindModel | null,
  context: UseContext,
  { declaredAt, byName, bodies }: YamlNames,
): void {
  // Only what a procedure is called, too, has to be looked for.
  const isOption = (name: string): boolean =>
    bodies.has(name) &&
    [...bodies.values()].some((all) => all.some(({ body }) => asksIn(body).options.some((one) => one.name === name)));
  // Of several that have a name, the place does not say which is meant.
  const find = (name: string, sorts: readonly SymbolSort[]): GameSymbol | undefined => {
    const found = (byName.get(name) ?? []).filter(({ sort }) => sorts.includes(sort));
    return found.length === 1 ? found[0] : undefined;
  };
  const anyOf = (name: string, { idKeys, keyOf: of }: MapSchema): GameSymbol | undefined =>
    idKeys && of !== 'name' ? undefined : byName.get(name)?.find(({ sort }) => sort !== 'rule');
  visitYaml(root, schema, {
    key: ({ keySpan, key }, known, map, within) => {
      const declared = declaredAt.get(keyOf(keySpan));
      if (declared !== undefined) context.add(keySpan, declared, true);
      else if (map !== null) {
        // What an option of a menu is called, also with a number, `turn.1`: options are no symbols,
        // and a procedure may have the same name.
        if (/\.-?\d+$/.test(key) || (map.keyOf.startsWith('option,') && isOption(key))) return;
        // What stands behind a dot belongs to the name before it: `fight.foe`, `mood.calm`.
        const [name = key, part] = key.split('.');
        const at = spanOfWord(context, keySpan, name);
        context.add(at, find(name, sortsOfKeys(map)) ?? anyOf(name, map));
        if (part !== undefined)
          context.add(
            span(at.file, at.end + 1, at.end + 1 + part.length),
            choiceIn(context, bodies.get(name) ?? [], part),
          );
      } else if (known !== null && kind !== null && within.is === 'object')
        context.add(keySpan, printedOf(key, kind, context));
    },
    scalar: (scalar, fits) => {
      const declared = declaredAt.get(keyOf(scalar.span));
      const at = textSpan(scalar);
      if (fits === ruleIds.item) context.add(at, context.book.rule(scalar.text.trim()));
      else if (declared !== undefined && declared.name === scalar.text) context.add(at, declared, true);
      else if (fits === type) {
        const [, before = '', name = ''] = /^((?:(?:row|kind) of )?)(.*?)\??$/.exec(scalar.text) ?? [];
        const start = at.start + before.length;
        const sorts: readonly SymbolSort[] = before === '' ? ['enum', 'kind'] : ['kind'];
        context.add(span(at.file, start, start + name.length), find(name, sorts));
      } else if (fits.is === 'id') context.add(at, find(scalar.text, sortsNamed(fits.of)));
      else if (fits.is === 'enumeration' && kind !== null) context.add(at, find(scalar.text, ['value']));
    },
  });
}

/**
 * What gives a choice of a procedure or a card its name: the procedure that is done to what is
 * chosen, or the local that holds it.
 */
function choiceIn({ model, book }: UseContext, within: readonly Named[], name: string): GameSymbol | null {
  const { facts } = model;
  for (const { body } of within) {
    const by = namedChoices(body).find(([choice]) => choice === name)?.[2];
    if (by?.kind === 'command' && by.verb === name) {
      const procedure = facts.procedures.get(by) ?? null;
      return procedure === null ? null : book.ofDeclaration(procedure);
    }
    const local = by?.kind === 'let' && by.names[0] !== undefined ? facts.locals.get(by.names[0]) : undefined;
    if (local !== undefined) return book.ofRef({ to: 'local', local });
  }
  return null;
}

function sortsOfKeys({ keyOf: of }: MapSchema): readonly SymbolSort[] {
  return of === 'name' ? ['kind', 'zone', 'procedure', 'window', 'row', 'value'] : sortsNamed(of);
}

function printedOf(key: string, kind: KindModel, { book }: UseContext): GameSymbol | null {
  for (let one: KindModel | null = kind; one !== null; one = one.parent) {
    const printed = one.printed.find(({ name }) => name === key);
    if (printed !== undefined) return book.ofDeclaration(printed);
  }
  return null;
}

/** The text of a scalar without its quotes. */
function textSpan({ span: at, style }: YamlScalar): Span {
  return style === 'single' || style === 'double' ? span(at.file, at.start + 1, at.end - 1) : at;
}

function keyOf({ file, start }: Span): string {
  return `${file} ${start}`;
}
