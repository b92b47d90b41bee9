// A game at a table of a server shows one person what a game in the page shows them.

import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { PlaySession } from '../session/play-session.ts';
import { Session } from '../session/session.ts';
import { PLAN, RemoteRig } from '../testing/remote-rig.ts';
import { RemoteSession } from './remote-session.ts';

const module = tinyModule();

/** What a session shows and tells its person at a question, as JSON. */
function shown(session: PlaySession): unknown {
  const [viewer = -1] = session.humans.length === 1 ? session.humans : [session.asked];
  const view = session.view(viewer);
  const things = view.zones.flatMap((zone) => zone.things ?? []).map(({ id }) => id);
  const indexes = view.decision?.answers.map(({ index }) => index) ?? [];
  return JSON.parse(
    JSON.stringify({
      view: { ...view, happened: [] },
      asked: session.asked,
      names: session.names,
      over: session.over,
      options: session.options,
      choices: session.choices,
      plansHere: session.plansHere,
      together: session.together,
      previews: [-1, ...indexes].map((index) => session.preview(index)),
      places: indexes.map((index) => [session.placesAfter(index), session.placesAfter(index, true)]),
      final: indexes.map((index) => [session.isFinal(index), session.isLastStep(index)]),
      ahead: session.lookOn(),
      explained: things.map((thing) => session.looks.explain(viewer, thing, 0)),
      before: [0, Math.max(0, session.position - 1)].map((at) => session.looks.viewAt(viewer, at, false, at - 1)),
    }),
  );
}

it('shows the person who is asked the same as a game in the page, question by question', async () => {
  const rig = new RemoteRig();
  const local = Session.begin(module, PLAN);
  for (let n = 0; n < 12 && !local.over; n++) {
    const remote = rig.sessions[local.asked]!;
    // What is not known is asked, and is there when the server has answered.
    shown(remote);
    await rig.told();

    expect(shown(remote)).toEqual(shown(local));
    const index = (n * 7) % local.choices;
    local.answer(index);
    remote.answer(index);
    expect([remote.isSent, remote.humanAsked, remote.choices]).toEqual([true, false, 0]);
    rig.carry();
    expect(remote.isSent).toBe(false);
  }
  expect(local.position).toBeGreaterThan(8);
});

it('tells when others have played, when something is known, and why something was refused', async () => {
  const rig = new RemoteRig();
  const [asked, other] = rig.sessions[0]!.humanAsked ? ([0, 1] as const) : ([1, 0] as const);
  rig.news[other]!.length = 0;
  rig.sessions[asked]!.answer(0);
  rig.carry();
  expect(rig.news[other]).toContainEqual({ is: 'moved' });

  rig.sessions[other]!.looks.viewAt(other, 0);
  await rig.told();
  expect(rig.news[other]!.at(-1)).toEqual({ is: 'told' });

  rig.clients[other]!.request({ is: 'vote', yes: true });
  rig.carry();
  expect(rig.news[other]).toContainEqual({ is: 'refused', why: 'nothing-to-vote' });
});

it('keeps its view when it comes back and is told all anew, so nothing that was begun is lost', () => {
  const rig = new RemoteRig();
  const [asked, other] = rig.sessions[0]!.humanAsked ? [0, 1] : [1, 0];
  const session = rig.sessions[asked]!;
  const { client, before } = { client: rig.clients[asked]!, before: session.view(asked) };
  rig.disconnect(asked);
  rig.clients[other]!.request({ is: 'say', phrase: 'hello', text: '' });
  rig.carry();

  rig.connect(asked);

  expect(client.outlook!.said).toHaveLength(1);
  expect(session.view(asked)).toBe(before);
});

it('asks nobody anything more when all have agreed to end the game', () => {
  const rig = new RemoteRig();
  const asked = rig.sessions.findIndex((session) => session.humanAsked);
  const session = rig.sessions[asked]!;
  rig.clients[asked]!.request({ is: 'ask-end' });
  rig.carry();
  expect([session.over, session.humanAsked]).toEqual([false, true]);
  rig.clients[1 - asked]!.request({ is: 'vote', yes: true });
  rig.carry();

  expect([session.over, session.humanAsked, session.choices]).toEqual([true, false, 0]);
  expect(session.view(asked).decision).toBeNull();
  expect(session.undoOffer().to).toBe(-1);
});

it('wears the colours that were chosen, and others where none was', () => {
  const rig = new RemoteRig();
  expect(rig.sessions[0]!.colours).toBeUndefined();
  rig.clients[1]!.request({ is: 'colour', colour: 0 });
  rig.carry();

  expect(rig.sessions[0]!.colours).toEqual([1, 0]);
});

it('asks the others before it goes back', () => {
  const rig = new RemoteRig();
  const asked = rig.sessions.findIndex((session) => session.humanAsked);
  const session = rig.sessions[asked]!;
  expect(session.undoOffer().to).toBe(-1);
  session.answer(0);
  rig.carry();
  const { to } = session.undoOffer();
  session.goTo(to);
  rig.carry();
  if (session.position > to) {
    rig.clients[1 - asked]!.request({ is: 'vote', yes: true });
    rig.carry();
  }

  expect(to).toBe(0);
  expect(session.position).toBe(0);
});

it('takes a step back at once that has brought nothing to light, without asking the others', async () => {
  const rig = new RemoteRig();
  const session = rig.sessions.find(({ humanAsked }) => humanAsked)!;
  const before = session.view(session.asked).decision;
  const indexes = before!.answers.map(({ index }) => index);
  for (const index of indexes) session.isFinal(index);
  await rig.told();
  session.answer(indexes.find((index) => session.isFinal(index) === false)!);
  rig.carry();
  expect(session.position).toBe(1);
  session.goTo(0);
  rig.carry();

  expect([session.position, rig.clients[0]!.outlook!.wish]).toEqual([0, null]);
  expect(session.view(session.asked).decision).toEqual(before);
});

it('knows where a player plans, so that the page can say how steps are tried', () => {
  const rig = new RemoteRig();
  const remote = rig.sessions.find(({ humanAsked }) => humanAsked)!;
  const local = Session.begin(module, PLAN);
  const plans = Object.fromEntries(module.meta.asks.map(({ within }) => [within, []]));
  const meta = { ...module.meta, extras: { ...module.meta.extras, table: { plans } } };
  const planned = Session.begin({ ...module, meta }, PLAN);
  const sessionOf = (): RemoteSession =>
    new RemoteSession(meta, rig.clients[remote.asked]!, { speak: () => {}, refusal: (why) => why });

  expect([remote.plansHere, local.plansHere]).toEqual([false, false]);
  expect([sessionOf().plansHere, planned.plansHere]).toEqual([true, true]);
});

it('asks again for what got lost when it is needed again', async () => {
  const rig = new RemoteRig();
  const seat = rig.sessions.findIndex((session) => session.humanAsked);
  const session = rig.sessions[seat]!;
  expect(session.isFinal(0)).toBeNull();
  rig.clients[seat]!.lost();
  await rig.told();
  expect(session.isFinal(0)).toBeNull();
  rig.connect(seat);
  expect(session.isFinal(0)).toBeNull();
  await rig.told();
  expect(session.isFinal(0)).not.toBeNull();
});
