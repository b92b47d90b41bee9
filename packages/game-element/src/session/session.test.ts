import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { namesFor, standardPlan, type Plan } from './plan.ts';
import { Session } from './session.ts';

const module = tinyModule();
const plan = (more: Partial<Plan> = {}): Plan => ({ ...standardPlan(module.meta, 7), ...more });
const twoBots: Partial<Plan> = {
  seats: [
    { is: 'bot', bot: 'random' },
    { is: 'bot', bot: 'random' },
  ],
};

function playOn(session: Session, answers: number): void {
  for (let i = 0; i < answers && !session.over; i++) if (!session.botMove()) session.answer(0);
}

it('comes to an end, when programs play all seats', () => {
  const session = Session.begin(module, plan(twoBots));
  playOn(session, 2000);

  expect(session.over).toBe(true);
  expect(session.view(-1).result?.winners.length).toBeGreaterThanOrEqual(0);
});

it('stands in the same position, when it is saved and loaded', () => {
  const session = Session.begin(module, plan());
  playOn(session, 9);
  const loaded = Session.load(module, session.save());

  expect(loaded.ok && loaded.session.view(0)).toEqual(session.view(0));
});

it('refuses with a reason, when a save is damaged', () => {
  const text = Session.begin(module, plan()).save();

  for (const bad of ['', '{}', '[]', 'null', text.slice(0, 40), JSON.stringify({ seats: ['human'], game: '{}' })]) {
    const loaded = Session.load(module, bad);
    expect(loaded.ok).toBe(false);
    expect(loaded.ok ? '' : loaded.message).toMatch(/[.]$/);
  }
});

it('keeps every answer, when the content is the same under a new module', () => {
  const session = Session.begin(module, plan());
  playOn(session, 9);
  const before = session.view(0);
  const carried = session.carryTo(tinyModule());

  expect(carried).toEqual({ replayed: before.position, of: before.position, stopped: null });
  expect(session.view(0)).toEqual(before);
});

it('shows an earlier moment and stays where it is, when somebody looks back', () => {
  const session = Session.begin(module, plan());
  playOn(session, 9);
  const now = session.view(0);

  expect(session.viewAt(0, 2).position).toBe(2);
  expect(session.view(0)).toEqual(now);
});

it('offers to take back the last answer of a person or says why not, when programs have answered since', () => {
  const session = Session.begin(module, plan());
  expect(session.undoOffer()).toEqual({ to: -1, reason: 'Nothing was answered yet' });

  playOn(session, 12);
  const offer = session.undoOffer();
  session.goTo(offer.to);

  expect(offer.to).toBeGreaterThanOrEqual(0);
  expect(session.humanAsked).toBe(true);
});

it('tells programs apart, when there are several', () => {
  expect(namesFor([{ is: 'human' }, { is: 'bot', bot: 'random' }])).toEqual(['Player 1', 'Bot']);
  expect(
    namesFor([{ is: 'human' }, { is: 'human' }, { is: 'bot', bot: 'random' }, { is: 'bot', bot: 'random' }]),
  ).toEqual(['Player 1', 'Player 2', 'Bot 1', 'Bot 2']);
});
