/** What built-in verbs write their code with; each verb says what it writes in its own file. */
import { turnedHeard } from '../../core/reactions.ts';
import type { Command, Expression } from '../../content/tree/node.ts';
import {
  BUILT_IN_VERBS,
  isBuiltInVerb,
  type VerbPlace,
  type Taking,
  type Verb,
  type VerbWriter,
} from '../../language/vocabulary/verbs.ts';
import type { Type, ZoneModel } from '../../content/model/model.ts';
import { cell, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js, JsStatement } from '../js/code.ts';
import { withValue, writeLoop, type Writing } from '../game/forms.ts';
import type { Frame } from '../game/game-emit.ts';
import { NotRunnable } from '../game/not-runnable.ts';
import { mayBeNone, zoneId } from '../game/zone-id.ts';
import { watchPlaces, watchPlayers } from '../hooks/call-watch.ts';
import { hearAll } from '../hooks/hearing.ts';
import { isHeard, moveThing } from '../hooks/thing-mover.ts';
import { isMany } from '../layout/set-kinds.ts';
import { logDraw, logReveal } from '../texts/log.ts';
import { requireTiles } from '../values/spatial.ts';
import { eachOfList, withListed } from './loops.ts';
import { kindOf, placeId, zoneOfPlace } from './places.ts';

/**
 * Writes a built-in verb with what hears its effects.
 * @param object what stands for the object of the command in a `VERB each` loop
 */
export function writeVerb(writing: Writing, command: Command, object: Js | null): void {
  if (!isBuiltInVerb(command.verb)) throw new NotRunnable(command.at, `the verb \`${command.verb}\``);
  const { game, context, frame } = writing;
  const { effects, write }: Verb = BUILT_IN_VERBS[command.verb];
  const does = new Set(effects.map((effect) => effect.does));
  const doIt = (): void => write(new CommandWriter(writing, command, object));
  if (does.has('turn-tile')) {
    requireTiles(game, { at: command.at, name: command.verb });
    if (frame !== null) hearAll(frame, context, turnedHeard(game.suspension.reactions), doIt);
    else if (isHeard(writing, command)) throw unheard(command);
    else doIt();
  } else doIt();
  if (frame === null) return;
  if (does.has('turn-tile') || does.has('reorder')) watchPlaces(frame, context);
  if (does.has('leave-game')) watchPlayers(frame, context);
}

function unheard({ at, verb }: Command): NotRunnable {
  return new NotRunnable(at, `\`${verb}\` here, which rules hear,`);
}

/** The objects of verbs that take each thing by itself. */
const THING: Type = { is: 'thing', of: null };

class CommandWriter implements VerbWriter<Js> {
  private readonly writing: Writing;
  private readonly command: Command;
  private readonly object: Js | null;

  constructor(writing: Writing, command: Command, object: Js | null) {
    this.writing = writing;
    this.command = command;
    this.object = object;
  }

  value(slot: VerbPlace, otherwise?: number): Js {
    if (slot === 'object' && this.object !== null) return this.object;
    const given = this.at(slot);
    if (given === null && otherwise !== undefined) return js.number(otherwise);
    return this.writing.game.value(this.writing.context, present(given));
  }

  zone(slot: VerbPlace): Js {
    return placeId(this.writing.game, this.writing.context, this.needed(slot), null);
  }

  call(kernel: string, ...args: readonly Js[]): void {
    this.line(js.run(js.call(kernel, S, ...args)));
  }

  once(wish: string, given: Js, body: (kept: Js) => void): void {
    withValue(this.plain, wish, undefined, () => given, body);
  }

  eachThing(body: (thing: Js) => void): void {
    this.each(this.plain, (thing, isOptional) => {
      if (isOptional) this.writing.context.writer.if(js.binary('>=', thing, 0), () => body(thing));
      else body(thing);
    });
  }

  move(to: VerbPlace, at: VerbPlace): void {
    const { writing, command } = this;
    const { game, context } = writing;
    const [what, goal, place] = [this.needed('object'), this.needed(to), this.at(at)];
    const kind = kindOf(game.facts, what);
    const toFront = place ? js.equal(game.value(context, place), 0) : isPile(zoneOfPlace(game.facts, goal, kind));
    const form = isHeard(writing, command) ? writing : this.plain;
    const zone = (): Js => placeId(game, context, goal, kind);
    const one = (thing: Js, known: Js | null): void =>
      moveThing(writing, command, thing, (put) => {
        const write = (id: Js): void => context.writer.if(js.and(isSome(thing), isSome(id)), () => put(id, toFront));
        if (known === null) withValue(this.plain, 'zone', undefined, zone, write);
        else write(known);
      });
    // Where a set goes is computed once, before the first thing is moved.
    if (this.isSet) withValue(form, 'zone', undefined, zone, (id) => this.each(form, (thing) => one(thing, id)));
    else this.each(form, (thing) => one(thing, null));
  }

  take({ from, to, turns, isDraw }: Taking): void {
    const { writing, command } = this;
    const { game, context } = writing;
    const [source, goal] = [this.needed(from), this.needed(to)];
    const target = zoneOfPlace(game.facts, goal, null);
    const found = js.call('topOf', S, this.zone(from), isDraw ? this.refilledFrom(source) : js.number(-1));
    // Nothing goes to a player who is none.
    const hasGoal = !(goal.kind === 'query' && goal.owner !== null && mayBeNone(game, goal.owner));
    const top = hasGoal ? found : js.conditional(isSome(this.zone(to)), found, -1);
    const form = isHeard(writing, command) ? writing : this.plain;
    const settings = { label: null, site: game.site(command.at, command.verb) };
    const often =
      'times' in turns
        ? { left: js.name('left'), times: this.value(turns.times) }
        : { whileHolds: () => js.binary('<', game.countIn(this.zone(to)), this.value(turns.upTo)) };
    writeLoop(form, often, settings, ({ ways }) =>
      withValue(
        form,
        'thing',
        THING,
        () => top,
        (thing) => {
          this.line(js.when(js.binary('<', thing, 0), ways.stop));
          moveThing(writing, command, thing, (put) => {
            if (isDraw) logDraw(game, context, target?.visible === 'all', thing);
            withValue(
              this.plain,
              'zone',
              undefined,
              () => this.zone(to),
              (zone) => put(zone, isDraw ? isPile(target) : js.FALSE),
            );
          });
        },
      ),
    );
  }

  logReveal(thing: Js, player: Js): void {
    logReveal(this.writing.game, this.writing.context, this.command, thing, player);
  }

  end(one: string, all: string | null = null): void {
    const { context } = this.writing;
    const { each, object } = this.command;
    if (this.writing.frame === null) throw this.needsFrame();
    const reason = this.value('because', -1);
    const ends = (kernel: string, ...who: readonly Js[]): void =>
      this.line(js.when(js.call(kernel, S, ...who, reason), js.give(2)));
    if (each && all !== null && object !== null) {
      const label = context.label('each');
      return withListed(this.plain, object, label, ({ base, count }) => ends(all, base, count));
    }
    ends(one, object === null ? (all === null ? js.number(-1) : context.you) : this.value('object'));
  }

  resolve(card: Js): void {
    this.frame.builder.call('resolve', this.writing.context.you, [card, cell(this.writing.game.layout.about)]);
  }

  /** Things of the object, one after the other. */
  private each(form: Writing, body: (thing: Js, isOptional: boolean) => void): void {
    const { command, object } = this;
    if (object !== null) return body(object, true);
    const what = this.needed('object');
    if (!this.isSet)
      return withValue(
        form,
        'thing',
        THING,
        () => this.value('object'),
        (thing) => body(thing, true),
      );
    const { game } = this.writing;
    const label = this.writing.context.label('each');
    const site = game.site(command.at, command.verb);
    withListed(form, what, label, (list) =>
      eachOfList(form, list, { label, thing: 'thing', type: THING, site }, (thing) => body(thing, false)),
    );
  }

  /** Whether the object is a set, and not one thing of a `VERB each` loop. */
  private get isSet(): boolean {
    return this.object === null && isMany(this.writing.game.facts.types.get(this.command.object));
  }

  /** Code inside of which nothing can stop. */
  private get plain(): Writing {
    return { ...this.writing, frame: null };
  }

  private get frame(): Frame {
    if (this.writing.frame === null) throw this.needsFrame();
    return this.writing.frame;
  }

  private needsFrame(): NotRunnable {
    return new NotRunnable(this.command.at, `the verb \`${this.command.verb}\``);
  }

  private line(statement: JsStatement): void {
    this.writing.context.writer.line(statement);
  }

  private at(slot: VerbPlace): Expression | null {
    const { object, args } = this.command;
    return slot === 'object' ? object : (args.find(({ label }) => label === slot)?.value ?? null);
  }

  private needed(slot: VerbPlace): Expression {
    return present(this.at(slot));
  }

  private refilledFrom(from: Expression): Js {
    const { game, context } = this.writing;
    const pile = zoneOfPlace(game.facts, from, null)?.refill;
    const zone = pile ? game.zoneNamed(pile) : undefined;
    return zone ? zoneId(game, zone, zone.owner === 'player' ? context.you : null) : js.number(-1);
  }
}

function present(given: Expression | null): Expression {
  if (!given) throw new Error('something is missing behind a verb');
  return given;
}

function isSome(id: Js): Js {
  return js.binary('>=', id, 0);
}

function isPile(zone: ZoneModel | null): Js {
  return zone?.order === 'pile' ? js.TRUE : js.FALSE;
}
