import { parseSync } from 'vite';
import { isTestFile, lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** Packages whose texts players read. */
const SPEAKING = /^packages\/(?:engine|kernel|view|table|components|game-element)\/src\/.*\.ts$/;

/** Packs of words, and sentences that reach no player as they stand, with the reason. */
const SILENT: readonly (readonly [path: RegExp, reason: string])[] = [
  [/\/words\/|\/online\/words/, 'the packs themselves'],
  [/engine\/src\/(?:start\/save-format|game\/load)\.ts$/, 'pages say a refused save by its code: `saves.refused`'],
  [/game-element\/src\/session\/(?:record|session)\.ts$/, 'as above; without a code it is `damaged`'],
  [/game-element\/src\/element\/misuse\.ts$/, 'for the author of the page around a game'],
  [/engine\/src\/state\/invariants\.ts$|view\/src\/check-views\.ts$/, 'for people who work on the engine'],
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Two words of prose that begin or end as a sentence does. */
const isSentence = (text: string): boolean =>
  /[A-Za-z]{2,} [a-z]{2,}/.test(text) && /^[A-Z]|[.!?]$/.test(text.trim()) && !/[<>{}=;]|--/.test(text);

/** Letters between the tags of a template. */
const betweenTags = (html: string): boolean =>
  /[A-Za-z]{3,} [a-z]{2,}/.test(html.replaceAll(/<style.*?<\/style>|<[^>]*>|&\w+;/gs, '\n'));

/**
 * A sentence that players read and that stands in no pack of words, so that it is English in each
 * language.
 */
export const spoken: Rule = (files) =>
  files
    .filter(({ path }) => SPEAKING.test(path) && !isTestFile(path) && !SILENT.some(([silent]) => silent.test(path)))
    .flatMap((file) => sentencesIn(file));

function sentencesIn({ path, text }: TextFile): Finding[] {
  const found: Finding[] = [];
  const tell = ({ start }: Node): void => {
    const message = 'players read this sentence: it belongs to a pack of words, so that each language has its own';
    found.push({ rule: 'spoken', path, line: lineAt(text, start), message });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || /^(?:Import|Throw|TS)/.test(value.type)) return;
    if (isNode(value['callee']) && /Error$|^complain$/.test(String(value['callee']['name']))) return;
    const said = saidBy(value);
    if (said !== null && said.is(said.text)) return tell(value);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text, { astType: 'js' }).program.body);
  return found;
}

/** The text of a literal or template, and what makes it one that players read. */
function saidBy(node: Node): { readonly text: string; readonly is: (text: string) => boolean } | null {
  if (node.type === 'Literal') return { text: String(node['value']), is: isSentence };
  if (node.type === 'TemplateLiteral') return { text: whole(node), is: isSentence };
  const { quasi, tag } = node;
  if (node.type !== 'TaggedTemplateExpression' || !isNode(quasi) || !isNode(tag)) return null;
  return tag['name'] === 'html' ? { text: whole(quasi), is: betweenTags } : null;
}

/** A template with a line for each of its slots. */
const whole = ({ quasis }: Node): string =>
  (quasis as readonly { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw).join('_');
