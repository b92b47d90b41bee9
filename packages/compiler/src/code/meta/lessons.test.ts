import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { loadModule, Running } from '../testing/running.ts';

const HEAD = 'title: The first evening\ntext: How a day goes.\nseed: 3\n';

/** The tiny game with a lesson. @param moments  the text behind `moments:` */
function compile(
  moments: string,
  head = HEAD,
  more: Readonly<Record<string, string>> = {},
): ReturnType<typeof compileText> {
  return compileText({ 'lessons/first.yaml': `${head}moments:\n${moments}`, ...more });
}

const messages = ({ diagnostics }: ReturnType<typeof compileText>): readonly string[] =>
  diagnostics.map(({ code, message }) => `${code}: ${message}`);

it('hands a lesson on as data: what is said, when, and what is pointed at', async () => {
  const result = compile(
    '  hello: { say: Good evening. }\n' +
      '  rich: { say: You have much oil., asked: take-turn, when: your oil > 2, at: [hand, oil, moth], choose: [summon, moth, done] }\n',
    `${HEAD}options: { days: 2 }\n`,
  );
  expect(messages(result)).toEqual([]);
  const { meta } = await loadModule(result.module!.code);
  const days = meta.options.findIndex(({ name }) => name === 'days');
  expect(meta.lessons).toEqual([
    {
      name: 'first',
      title: 'The first evening',
      text: 'How a day goes.',
      seed: 3,
      players: 2,
      options: [[days, 2]],
      moments: [
        { name: 'hello', say: 'Good evening.', asked: [], when: -1, points: [], choose: [] },
        {
          name: 'rich',
          say: 'You have much oil.',
          asked: ['take-turn'],
          when: 0,
          points: ['hand', 'oil', 'moth'],
          choose: ['summon', 'moth', 'done'],
        },
      ],
    },
  ]);
});

it('asks the conditions of moments about the player who learns', async () => {
  const { module } = compile(
    '  poor: { say: No oil., when: your oil is 0 }\n  rich: { say: Oil., when: your oil > 2 }\n',
  );
  const tiny = new Running(await loadModule(module!.code));
  tiny.set('oil', 3, 0).set('oil', 0, 1);
  const holds = (n: number): readonly (boolean | undefined)[] =>
    [0, 1].map((player) => tiny.module.moment?.(tiny.state, n, player));
  expect([holds(0), holds(1)]).toEqual([
    [false, true],
    [true, false],
  ]);
});

it('leaves a game without lessons as it is', async () => {
  const { module } = compileText({});
  const silent = await loadModule(module!.code);
  expect([silent.meta.lessons, 'moment' in silent]).toEqual([undefined, false]);
});

it.each([
  ['asked: take-trun', 'There is no window, procedure or card `take-trun` in this game'],
  ['at: hnad', 'There is no zone, map, row, kind, counter, field or attribute of players `hnad` in this game'],
  ['choose: sumon', 'There is no answer `sumon` in this game'],
])('reports what a moment names and nobody has: %s', (slot, message) => {
  const result = compile(`  hello: { say: Good evening., ${slot} }\n`);
  expect(messages(result)).toEqual([`load/unknown-name: ${message}`]);
});

it.each(['your oil', 'your oyl > 2'])('reports a condition that is none: %s', (when) => {
  const { diagnostics } = compile(`  hello: { say: Good evening., when: ${when} }\n`);
  expect(diagnostics.map(({ span }) => span.file)).toEqual(['lantern/lessons/first.yaml']);
});

it('says a lesson in other languages, and reports what is missing there, or is for nothing', async () => {
  const moments = '  hello: { say: Good evening. }\n  bye: { say: Good night. }\n';
  const locale = (lesson: string): Readonly<Record<string, string>> => ({
    'locale/de.yaml': `draft: true\nlessons:\n  first: ${lesson}\n`,
  });
  const result = compile(moments, HEAD, locale('{ title: Der erste Abend, say: { hello: Guten Abend. } }'));
  const { meta } = await loadModule(result.module!.code);
  expect(meta.languages?.['de']).toMatchObject({
    lessons: { 0: { title: 'Der erste Abend', moments: { 0: { say: 'Guten Abend.' } } } },
  });
  expect(messages(compile(moments, HEAD, locale('{ say: { helo: Guten Abend. } }')))).toEqual([
    'load/unknown-name: There is no moment `helo` in this game',
  ]);
});
