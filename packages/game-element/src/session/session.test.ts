import { serveBots } from '@undercroft/bots';
import { compileGame } from '@undercroft/compiler';
import { COUNCIL_ID, councilFiles } from '@undercroft/compiler/testing/council';
import type { GameModule } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkOf, textOfLink } from './link.ts';
import { cleanName, namesFor, standardPlan, type Plan } from './plan.ts';
import { Session } from './session.ts';

const module = tinyModule();
const plan = (more: Partial<Plan> = {}): Plan => ({ ...standardPlan(module.meta, 7), ...more });
const random = { is: 'bot', bot: 'random' } as const;
const twoBots: Partial<Plan> = { seats: [random, random] };

/** Persons give the first answer, bots what they choose. */
function playOn(session: Session, answers: number): void {
  const serve = serveBots(session.module, () => 0, { lessons: 200 });
  for (let i = 0; i < answers && !session.over; i++) {
    const ask = session.botAsk();
    if (ask === null) session.answer(0);
    else session.botAnswer(serve({ ...ask, id: i }).index);
  }
}

function played(answers: number, more: Partial<Plan> = {}): Session {
  const session = Session.begin(module, plan(more));
  playOn(session, answers);
  return session;
}

it('comes to an end, when programs play all seats', () => {
  const session = played(2000, twoBots);

  expect(session.over).toBe(true);
  expect(session.botAsk()).toBeNull();
  expect(session.view(-1).result?.winners.length).toBeGreaterThanOrEqual(0);
});

it('stands in the same position with the same players, when it is saved and loaded', () => {
  const session = played(9, { names: ['Ada', 'Bot'] });
  const loaded = Session.load(module, session.save());

  expect(loaded.ok && loaded.session.view(0)).toEqual(session.view(0));
  expect(loaded.ok && loaded.session.plan.names).toEqual(['Ada', 'Bot']);
});

it('keeps the colours of the players, and gives others where a save asks for what cannot be', () => {
  const session = played(3, { colours: [4, 1] });
  const load = (text: string): readonly number[] | undefined => {
    const loaded = Session.load(module, text);
    return loaded.ok ? loaded.session.plan.colours : [];
  };

  expect(load(session.save())).toEqual([4, 1]);
  expect(load(session.save().replace('"colours":[4,1]', '"colours":[99,"<b>"]'))).toEqual([0, 1]);
  expect(load(played(3).save())).toBeUndefined();
});

it('stands in the same position, when a link is opened', () => {
  const session = played(12);
  const link = linkOf(session.save());
  const loaded = Session.load(module, textOfLink(`#${link}`, module)!);

  expect(loaded.ok && loaded.session.view(0).zones).toEqual(session.view(0).zones);
  expect(link.length).toBeLessThan(190);
  expect(textOfLink(`#other=1&${link}`, module)).not.toBeNull();
});

it('refuses with a reason, when a save is damaged', () => {
  const text = played(0).save();

  for (const bad of ['', '{}', '[]', 'null', text.slice(0, 40), JSON.stringify({ seats: ['human'], game: '{}' })]) {
    const loaded = Session.load(module, bad);
    expect(loaded.ok).toBe(false);
    expect(loaded.ok ? '' : loaded.message).toMatch(/[.]$/);
  }
});

it('refuses or loads whole, and never throws, when letters of a save or a link are changed', () => {
  const text = played(20).save();
  const link = linkOf(text);
  const change = (of: string) =>
    fc
      .tuple(fc.nat(of.length - 1), fc.nat(6), fc.string({ maxLength: 6 }))
      .map(([at, less, more]) => of.slice(0, at) + more + of.slice(at + less));
  const holds = (bad: string): void => {
    const loaded = Session.load(module, bad);
    if (loaded.ok) expect(loaded.session.view(0).players).toHaveLength(loaded.session.plan.seats.length);
    else expect(loaded.message).toMatch(/[.]$/);
  };

  fc.assert(fc.property(change(text), holds), { seed: 5, numRuns: 400 });
  fc.assert(
    fc.property(change(link), (bad) => {
      const found = textOfLink(bad, module);
      if (found !== null) holds(found);
    }),
    { seed: 6, numRuns: 400 },
  );
  fc.assert(
    fc.property(fc.string(), (bad) => {
      holds(bad);
      textOfLink(bad, module);
    }),
    { seed: 7, numRuns: 200 },
  );
});

it('refuses the game of another, when a file or a link is of one', () => {
  const other = { ...module, meta: { ...module.meta, id: 'other' } };
  const text = played(3).save();
  const loaded = Session.load(other, text);

  expect(loaded.ok ? '' : loaded.message).toContain('not of');
  expect(textOfLink(linkOf(text), other)).toBeNull();
});

it('carries a save and a link over to rules that have changed, and says how far', () => {
  const session = played(12);
  const { meta } = module;
  const rules = { ...module, meta: { ...meta, hash: 'c3', rulesHash: 'c3' } };
  const asks = meta.asks.map((ask) => ({ ...ask, entries: ask.entries.map((entry) => ({ ...entry, name: 'x' })) }));
  const other = { ...module, meta: { ...meta, asks, hash: 'd4', rulesHash: 'd4' } };

  for (const text of [session.save(), textOfLink(linkOf(session.save()), module)!]) {
    const same = Session.load(rules, text);
    expect(same.ok && same.carried).toMatchObject({ replayed: 12, of: 12, same: true });
    expect(same.ok && same.session.position).toBe(12);

    const short = Session.load(other, text);
    if (!short.ok) throw new Error(short.message);
    expect(short.carried).toMatchObject({ of: 12, stopped: 'not-offered', same: false });
    expect(short.session.position).toBe(short.carried?.replayed);
  }
  expect(Session.load(module, session.save())).toMatchObject({ ok: true, carried: null });
});

it('saves the game as it was at an earlier moment', () => {
  const session = played(9);
  const loaded = Session.load(module, session.saveAt(4));

  expect(session.position).toBe(9);
  expect(loaded.ok && loaded.session.position).toBe(4);
});

it('keeps every answer, when the content is the same under a new module', () => {
  const session = played(9);
  const before = session.view(0);
  const carried = session.carryTo(tinyModule());

  expect(carried).toEqual({ replayed: before.position, of: before.position, stopped: null });
  expect(session.view(0)).toEqual(before);
});

it('shows an earlier moment and stays where it is, when somebody looks back', () => {
  const session = played(9);
  const now = session.view(0);

  expect(session.looks.viewAt(0, 2).position).toBe(2);
  expect(session.view(0)).toEqual(now);
});

it('gives moments over the whole game, the last one included', () => {
  const session = played(2000, twoBots);
  const course = session.looks.course(8);

  expect(course).toHaveLength(8);
  expect(course[0]?.position).toBe(0);
  expect(course.at(-1)?.position).toBe(session.position);
});

it('shows everything but asks as before, when all hands are open', () => {
  const session = played(4);
  const closed = session.view(0);
  const open = session.view(0, true);
  const hidden = (zones: typeof open.zones): number => zones.filter(({ things }) => things === null).length;

  expect(open.viewer).toBe(0);
  expect(open.decision).toEqual(closed.decision);
  expect(hidden(open.zones)).toBeLessThan(hidden(closed.zones));
});

it('knows whether two seats see different things', () => {
  const session = played(4);

  expect(session.looks.differs(0, 0)).toBe(false);
  expect(session.looks.differs(0, 1)).toBe(true);
});

it('tells whether an answer could be taken back, and leaves the game where it was', () => {
  const session = played(0, { seats: [{ is: 'human' }, { is: 'human' }] });
  const { position } = session;
  const final = session.isFinal(0);
  session.answer(0);

  expect(final).toBe(session.undoOffer().reason !== null);
  session.goTo(position);
  expect(session.position).toBe(position);
});

it('is left alone by reading, in any order: the position, its bytes, what was answered and what a redo gives', () => {
  const seats = { seats: [{ is: 'human' }, { is: 'human' }] } as const;
  const whole = played(24, seats);
  const saves = Array.from({ length: whole.position + 1 }, (_, position) => whole.saveAt(position));
  const reads: ((session: Session, n: number) => unknown)[] = [
    (session, n) => session.view(n % 3 === 2 ? -1 : n % 3, n % 2 === 0, n % (session.position + 1)),
    (session, n) => session.looks.viewAt(n % 2, n % (session.position + 1)),
    (session, n) => session.isFinal(n % session.choices, n % 3 === 0),
    (session, n) => session.isLastStep(n % session.choices),
    (session) => session.undoOffer(),
    (session, n) => session.looks.course(2 + (n % 5)),
    (session, n) => session.preview(n % session.choices),
    (session, n) => session.looks.explain(n % 2, n % module.meta.layout.things, 0, n % (session.position + 1)),
    (session, n) => session.saveAt(n % (session.position + 1)),
    (session) => [
      session.looks.differs(0, 1),
      session.looks.labels(session.asked),
      session.botAsk(),
      session.save(),
      session.replayLine(),
    ],
  ];
  const step = fc.tuple(fc.nat(reads.length - 1), fc.nat(1000));
  fc.assert(
    fc.property(fc.nat(whole.position - 1), fc.array(step, { maxLength: 8 }), (position, steps) => {
      whole.goTo(position);
      for (const [read, n] of steps) reads[read]!(whole, n);
      expect(whole.position).toBe(position);
      expect(whole.save()).toBe(saves[position]);
      whole.goTo(saves.length - 1);
      expect(whole.save()).toBe(saves.at(-1));
    }),
    { seed: 8, numRuns: 150 },
  );
});

it('knows the last of the steps that a game wants confirmed: not the word that ends them, and no other question', () => {
  const stepwise = (confirm: readonly string[]): typeof module => ({
    ...module,
    meta: { ...module.meta, extras: { ...module.meta.extras, table: { confirm } } },
  });
  const seats = { seats: [{ is: 'human' }, { is: 'human' }] } as const;
  const found = { last: 0, done: 0, others: 0 };
  for (let seed = 1; seed < 12; seed++) {
    const session = Session.begin(stepwise(['turn']), plan({ ...seats, seed }));
    for (let step = 0; step < 30 && !session.over; step++) {
      const { asked } = session;
      const { ask, answers } = session.view(asked).decision!;
      const { within } = module.meta.asks[ask]!;
      for (const { index, none } of answers) {
        const last = session.isLastStep(index);
        if (last) found.last++;
        if (none && session.isFinal(index, true)) found.done++;
        if (within !== 'turn' && session.isFinal(index, true)) found.others++;
        expect(last).toBe(within === 'turn' && !none && session.isFinal(index, true));
      }
      session.answer(step % answers.length);
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});

it('asks once more for an option that stands apart, where others go on after it', () => {
  const { asks } = module.meta;
  const [name = ''] = asks.flatMap(({ within, entries }) =>
    within === 'turn' ? entries.map((entry) => entry.name) : [],
  );
  const extras = { ...module.meta.extras, table: { apart: [name] } };
  const session = Session.begin(
    { ...module, meta: { ...module.meta, extras } },
    plan({ seats: [{ is: 'human' }, { is: 'human' }] }),
  );
  const found = new Set<string>();
  for (let step = 0; step < 60 && !session.over; step++) {
    const { ask, answers } = session.view(session.asked).decision!;
    for (const { index, entry } of answers) {
      const isApart = asks[ask]!.entries[entry]?.name === name;
      const leaves = session.isFinal(index, true);
      expect(session.isLastStep(index)).toBe(isApart && leaves);
      found.add(`${isApart} ${leaves}`);
    }
    session.answer(step % answers.length);
  }
  expect(found).toContain('true true');
});

it('offers to take back the last answer of a person or says why not, when programs have answered since', () => {
  const session = Session.begin(module, plan());
  expect(session.undoOffer()).toEqual({ to: -1, reason: 'nothing', way: 'never' });

  playOn(session, 12);
  const offer = session.undoOffer();
  session.goTo(offer.to);

  expect(offer.to).toBeGreaterThanOrEqual(0);
  expect(session.humanAsked).toBe(true);
});

it('takes back what somebody has learned as the table has agreed, else as the game says, else never among people', () => {
  const human = { is: 'human' } as const;
  const told = (more: Partial<Plan>, undo?: 'free' | 'asked' | 'never'): string => {
    const table = undo === undefined ? module.meta.extras : { table: { undo } };
    const own = { ...module, meta: { ...module.meta, extras: table } };
    const session = Session.begin(own, plan({ options: { wishes: false }, ...more }));
    session.answer(0);
    return `${session.undoOffer().reason} ${session.undoOffer().way}`;
  };

  expect(told({ seats: [human, human] })).toBe('learned never');
  expect(told({ seats: [human, random] })).toBe('learned asked');
  expect(told({ seats: [human, human] }, 'asked')).toBe('learned asked');
  expect(told({ seats: [human, human], undo: 'free' }, 'never')).toBe('learned free');
});

it('keeps what the table has agreed about taking back, when it is saved', () => {
  const rule = (text: string): string | undefined => {
    const loaded = Session.load(module, text);
    return loaded.ok ? loaded.session.plan.undo : 'refused';
  };
  const text = played(2, { undo: 'free' }).save();

  expect(rule(text)).toBe('free');
  expect(rule(text.replace('"undo":"free"', '"undo":"toString"'))).toBeUndefined();
  expect(rule(played(2).save())).toBeUndefined();
});

it('tells programs apart, when there are several', () => {
  expect(namesFor([{ is: 'human' }, random])).toEqual(['Player 1', 'Bot']);
  expect(namesFor([{ is: 'human' }, { is: 'human' }, random, random])).toEqual([
    'Player 1',
    'Player 2',
    'Bot 1',
    'Bot 2',
  ]);
});

it('keeps a name short and on one line, whatever was typed', () => {
  expect(cleanName('  Ada \n Lovelace ')).toBe('Ada Lovelace');
  expect(cleanName('x'.repeat(99))).toHaveLength(24);
  expect(cleanName(7)).toBe('');
});

it('begins in any position, with people in all seats, and cannot be saved there', () => {
  const from = played(5, twoBots);
  const state = from.botAsk()!.state;
  const session = Session.at(module, state);

  expect(session.humans).toEqual([0, 1]);
  expect(session.seeded).toBe(false);
  expect(session.position).toBe(0);
  session.answer(0);
  expect(session.position).toBe(1);
});

it('leaves a question to a side to the person on it, and to one bot where no person is', async () => {
  const { module: made } = compileGame(councilFiles(), COUNCIL_ID);
  const council = (await import(`data:text/javascript,${encodeURIComponent(made?.code ?? '')}`)) as GameModule;
  const seats = (person: number): Plan['seats'] =>
    [0, 1, 2, 3].map((seat) => (seat === person ? { is: 'human' } : random));
  const begun = (person: number): Session =>
    Session.begin(council, { ...standardPlan(council.meta, 7), seats: seats(person) });

  expect([begun(2).botAsk(), begun(2).asked]).toEqual([null, 2]);
  expect(begun(1).botAsk()?.player).toBe(0);
});
