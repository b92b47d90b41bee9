import { elementsOf, type Described, type ElementDoc, type Manifest, type Member } from './manifest.ts';
import type { TypeDoc } from './types.ts';

const head = '<!-- Generated from the docstrings of the element; changes here are lost. -->\n';

/** The element that stands for a whole game; its page has the types that other pages use. */
export const WHOLE = 'dungeon-game';

/**
 * The documents of all elements: name of the file to text. A manifest that is the same gives the
 * same texts.
 *
 * @param types  of what pages give to a whole game and get from it
 */
export function elementPages(manifest: Manifest, types: readonly TypeDoc[]): Map<string, string> {
  const elements = elementsOf(manifest);
  const pages = new Map(
    elements.map((element) => [`${element.tagName}.md`, page(element, element.tagName === WHOLE ? types : [])]),
  );
  pages.set('README.md', list(elements));
  pages.set('custom-elements.json', `${JSON.stringify(manifest, null, 1)}\n`);
  return pages;
}

/** What of an element has no description, as `tag: what`. */
export function undescribed(manifest: Manifest): string[] {
  return elementsOf(manifest).flatMap((element) => {
    const { tagName, members, attributes, events, slots, cssParts, cssProperties } = element;
    const properties = members.filter(({ attribute }) => attribute === undefined);
    const all = [...properties, ...attributes, ...events, ...slots, ...cssParts, ...cssProperties];
    const silent = all.filter(({ description }) => (description ?? '').trim() === '').map(({ name }) => name);
    return [...(element.description === undefined ? ['the element'] : []), ...silent].map(
      (what) => `${tagName}: ${what}`,
    );
  });
}

function list(elements: readonly ElementDoc[]): string {
  const rows = elements.map(
    ({ tagName, description }) => `| [\`<${tagName}>\`](${tagName}.md) | ${cell(firstSentence(description))} |`,
  );
  return `${head}
# Elements

What can be put into a page. \`<dungeon-game>\` is a whole game ([how to embed it](../embedding.md)); the others are what it is made of. All of them
follow the \`lang\` attribute around them. For tools: [custom-elements.json](custom-elements.json).

| element | is |
| --- | --- |
${rows.join('\n')}
`;
}

function page(element: ElementDoc, types: readonly TypeDoc[]): string {
  const { tagName, description, members, attributes, events, slots, cssParts, cssProperties } = element;
  const fields = members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined);
  const methods = members.filter(({ kind }) => kind === 'method');
  const sections = [
    table('Attributes', attributes, typed),
    table('Properties', fields, typed),
    table('Methods', methods, signature),
    table('Events', events),
    table(
      'Slots',
      slots.map((slot) => ({ ...slot, name: slot.name === '' ? '(default)' : slot.name })),
    ),
    table('CSS parts', cssParts),
    table('CSS custom properties', cssProperties),
    ...(types.length === 0 ? [] : ['\n## Types\n', ...types.map(typeSection)]),
  ];
  return `${head}
# \`<${tagName}>\`

${(description ?? '').trim()}
${sections.join('')}`;
}

function typeSection({ name, description, fields, text }: TypeDoc): string {
  const alias = text === '' ? '' : `\n\`\`\`ts\ntype ${name} = ${text};\n\`\`\`\n`;
  const rows = table(
    '',
    fields.map((field) => ({ ...field, name: field.isOptional ? `${field.name}?` : field.name })),
    typed,
  );
  return `\n### \`${name}\`\n\n${description.trim()}\n${alias}${rows.replace('## \n\n', '')}`;
}

function table<Entry extends Described>(
  title: string,
  entries: readonly Entry[],
  type: ((entry: Entry) => string) | null = null,
): string {
  if (entries.length === 0) return '';
  const rows = entries.map((entry) => {
    const isFixed = type === typed && entry.readonly === true;
    const middle = type === null ? '' : ` ${code(type(entry))}${isFixed ? ', read-only' : ''} |`;
    return `| ${code(entry.name)} |${middle} ${cell(entry.description ?? '')} |`;
  });
  const columns =
    type === null ? '| name | what for |\n| --- | --- |' : '| name | type | what for |\n| --- | --- | --- |';
  return `\n## ${title}\n\n${columns}\n${rows.join('\n')}\n`;
}

function typed({ type }: Described): string {
  return type?.text ?? '';
}

function signature({ parameters = [], return: result }: Member): string {
  const given = parameters.map(({ name, type }) => `${name}: ${type?.text ?? 'unknown'}`).join(', ');
  const back = result?.type?.text ?? 'void';
  return back === '' ? `(${given})` : `(${given}) => ${back}`;
}

function code(words: string): string {
  const flat = words.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return flat === '' ? '' : `\`${flat}\``;
}

function cell(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

function firstSentence(words = ''): string {
  return /^[^]*?[.:](?=\s|$)/.exec(words.trim())?.[0] ?? words;
}
