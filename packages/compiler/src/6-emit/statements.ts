/** Statements that run through without stopping, as plain JavaScript. */
import type { Assign, Block, Command, Expression, ForEach, Gain, If, Let, Repeat, Statement } from '../ast/node.ts';
import { some } from '../ast/walk.ts';
import { runBuiltIn } from './commands.ts';
import type { Context } from './context.ts';
import { condition, value } from './expressions.ts';
import { NotRunnable, type GameEmit } from './game-emit.ts';
import { commandArguments } from './calls.ts';
import { listing } from './listing.ts';
import { each } from './loops.ts';
import { planOf } from './plans.ts';
import { isMany } from './set-kinds.ts';
import { logGain } from './log.ts';
import { markReached } from './reached.ts';

/** The greatest number that a cell of the state holds: more is not gained. */
const INT_MAX = 2_147_483_647;

export function plainBlock(game: GameEmit, context: Context, block: Block): void {
  for (const statement of block.statements)
    context.writer.from(statement.at, () => plainStatement(game, context, statement));
}

export function plainStatement(game: GameEmit, context: Context, statement: Statement): void {
  switch (statement.kind) {
    case 'block':
      return plainBlock(game, context, statement);
    case 'rule':
      return markReached(
        game,
        context.writer,
        statement.at,
        'rule',
        statement.ids.map((entry) => entry.id),
      );
    case 'let':
      return plainLet(game, context, statement);
    case 'assign':
      return assign(game, context, statement);
    case 'gain':
      return gain(game, context, statement);
    case 'if':
      return plainIf(game, context, statement);
    case 'for-each':
      return plainForEach(game, context, statement);
    case 'repeat':
      return plainRepeat(game, context, statement);
    case 'as':
      return plainAs(game, context, statement);
    case 'each-player':
      return plainEachPlayer(game, context, statement);
    case 'require':
      return context.writer.line(
        `if (!(${condition(game, context, statement.condition)})) fail('require', ${game.site(statement.at, 'require')});`,
      );
    case 'return':
      if (context.into !== null && statement.value) return giveSet(game, context, statement.value);
      return context.writer.line(context.leave(statement.value ? value(game, context, statement.value) : null));
    case 'leave':
      return leave(context, statement.how);
    case 'command':
      return plainCommand(game, context, statement);
  }
  throw new NotRunnable(statement.at, `${statement.kind} here`);
}

/** Fills the list of a function that gives a set, and leaves the function with how many there are. */
export function giveSet(game: GameEmit, context: Context, set: Expression): void {
  const { writer, into } = context;
  writer.block('', () => {
    writer.line('let given = 0;');
    each(game, context, planOf(game, context, set), 'x', (thing) => writer.line(`${into}[given++] = ${thing};`));
    writer.line(context.leave('given'));
  });
}

function leave(context: Context, how: 'stop' | 'skip' | 'expire'): void {
  if (how === 'expire')
    return context.writer.line(`expire(S, ${context.lasting === null ? '-1' : `S[${context.lasting} + 4]`});`);
  const code = how === 'stop' ? context.loop?.stop : context.loop?.skip;
  context.writer.line(code ?? context.leave(null));
}

function plainLet(game: GameEmit, context: Context, statement: Let): void {
  const [first] = statement.names;
  if (!first?.local) return;
  if (isMany(statement.value.type) && statement.value.kind !== 'roll') {
    const name = game.names.make(`list_${first.name.replaceAll('-', '_')}`);
    context.writer.line(`const ${name}_at = S[7], ${name}_n = ${listing(game, context, statement.value)};`);
    context.bind(first.local, { base: `${name}_at`, count: `${name}_n` });
    return;
  }
  if (statement.value.kind === 'roll') {
    for (const [i, dice] of statement.value.dice.entries()) {
      const local = statement.names[i]?.local;
      if (local) bindNew(game, context, local.name, value(game, context, dice), (name) => context.bind(local, name));
    }
    return;
  }
  const { local } = first;
  bindNew(game, context, first.name, value(game, context, statement.value), (name) => context.bind(local, name));
}

function bindNew(game: GameEmit, context: Context, wish: string, code: string, bind: (name: string) => void): void {
  const name = game.names.make(`${wish.replaceAll('-', '_')}_`);
  context.writer.line(`let ${name} = ${code};`);
  bind(name);
}

export function assign(game: GameEmit, context: Context, statement: Assign): void {
  const target = value(game, context, statement.target);
  const amount = value(game, context, statement.value);
  const field = fieldOf(statement.target);
  const operator = statement.how === 'set' ? '=' : statement.how === 'increase' ? '+=' : '-=';
  context.writer.line(`${target} ${operator} ${amount};`);
  if (isTurn(game, statement.target)) context.writer.line('passTurn(S);');
  if (field?.min != null && statement.how !== 'increase')
    context.writer.line(`if (${target} < ${field.min}) ${target} = ${field.min};`);
  if (field?.max != null && statement.how !== 'decrease')
    context.writer.line(`if (${target} > ${field.max}) ${target} = ${field.max};`);
}

/** Whether it is the player whose turn it is. */
function isTurn({ model }: GameEmit, target: Expression): boolean {
  if (target.kind !== 'field' && target.kind !== 'name') return false;
  return target.ref?.to === 'field' && target.ref.field.owner === 'global' && target.ref.field.name === model.turn;
}

function fieldOf(target: Expression): { readonly min: number | null; readonly max: number | null } | null {
  if (target.kind !== 'field' && target.kind !== 'your' && target.kind !== 'name') return null;
  return target.ref?.to === 'field' && target.ref.field.type.is === 'number' ? target.ref.field : null;
}

export function gain(game: GameEmit, context: Context, statement: Gain): void {
  if (statement.ref?.to !== 'field') throw new Error(`no counter ${statement.counter}`);
  const { field } = statement.ref;
  const cell = game.fieldCell(field, context.you);
  const { writer } = context;
  const amount = value(game, context, statement.amount);
  writer.block('', () => {
    writer.line(`const n = ${amount};`);
    if (statement.how === 'pay') writer.line(`if (${cell} < n) fail('require', ${game.site(statement.at, 'pay')});`);
    writer.line(`const was = ${cell};`);
    if (statement.how === 'gain') writer.line(`${cell} = Math.min(${cell} + n, ${field.max ?? INT_MAX});`);
    else writer.line(`${cell} = Math.max(${cell} - n, ${field.min ?? 0});`);
    logGain(game, context, statement, field, cell);
  });
}

function plainIf(game: GameEmit, context: Context, statement: If): void {
  const { writer } = context;
  for (const [i, arm] of statement.arms.entries()) {
    const head = `if (${condition(game, context, arm.condition)})`;
    writer.line(`${i === 0 ? '' : '} else '}${head} {`);
    writer.deeper(() => plainBlock(game, context.inner(), arm.body));
  }
  const last = statement.otherwise;
  if (last) {
    writer.line('} else {');
    writer.deeper(() => plainBlock(game, context.inner(), last));
  }
  writer.line('}');
}

/** Commands and calls may move things while a loop walks along a zone: then the set is listed first. */
export function movesThings(body: Block): boolean {
  return some(body, (node) => node.kind === 'command' || (node.kind === 'call' && node.ref?.to === 'procedure'));
}

function plainForEach(game: GameEmit, context: Context, statement: ForEach): void {
  const { writer } = context;
  const label = game.names.make('each');
  const wish = statement.name.replaceAll('-', '_');
  const run = (inner: Context, thing: string): void => {
    inner.loop = { stop: `break ${label};`, skip: `continue ${label};` };
    if (statement.local) inner.bind(statement.local, thing);
    plainBlock(game, inner, statement.body);
  };
  if (statement.rolling) {
    writer.block('', () => {
      writer.line(`const at = S[7], count = ${listing(game, context, statement.set)};`);
      loopList(writer, label, wish, 'at', 'count', () => {
        const inner = context.inner();
        if (statement.rolling?.local)
          bindNew(
            game,
            inner,
            statement.rolling.name,
            value(game, inner, statement.rolling.dice),
            (name) => statement.rolling?.local && inner.bind(statement.rolling.local, name),
          );
        run(inner, `${wish}_x`);
      });
      writer.line('S[7] = at;');
    });
    return;
  }
  const plan = planOf(game, context, statement.set);
  if (
    !movesThings(statement.body) &&
    plan.source.by !== 'union' &&
    plan.source.by !== 'hosted' &&
    plan.source.by !== 'zones'
  ) {
    writer.line(`${label}:`);
    each(game, context, plan, wish, (thing, inner) => run(inner, thing));
    return;
  }
  writer.block('', () => {
    writer.line(`const at_${label} = S[7], count_${label} = ${listing(game, context, statement.set)};`);
    loopList(writer, label, wish, `at_${label}`, `count_${label}`, () => run(context.inner(), `${wish}_x`));
    writer.line(`S[7] = at_${label};`);
  });
}

function loopList(
  writer: Context['writer'],
  label: string,
  wish: string,
  at: string,
  count: string,
  body: () => void,
): void {
  writer.block(`${label}: for (let i = 0; i < ${count}; i++)`, () => {
    writer.line(`const ${wish}_x = S[${at} + i];`);
    body();
  });
}

function plainRepeat(game: GameEmit, context: Context, statement: Repeat): void {
  const label = game.names.make('again');
  const inner = context.inner();
  inner.loop = { stop: `break ${label};`, skip: `continue ${label};` };
  const { writer } = context;
  const turn = (): void => {
    writer.line(`if (--budget < 0) fail('loop-limit', ${game.site(statement.at, 'repeat')});`);
    plainBlock(game, inner, statement.body);
  };
  if (statement.times)
    return writer.block(
      `${label}: for (let left_${label} = ${value(game, context, statement.times)}; left_${label} > 0; left_${label}--)`,
      turn,
    );
  writer.block(`${label}: while (${statement.condition ? condition(game, inner, statement.condition) : 'true'})`, turn);
}

function plainAs(game: GameEmit, context: Context, statement: Extract<Statement, { kind: 'as' }>): void {
  const name = game.names.make('you');
  context.writer.block('', () => {
    context.writer.line(`const ${name} = ${value(game, context, statement.player)};`);
    plainBlock(game, context.inner({ you: name }), statement.body);
  });
}

function plainEachPlayer(
  game: GameEmit,
  context: Context,
  statement: Extract<Statement, { kind: 'each-player' }>,
): void {
  const name = game.names.make('player');
  const { writer } = context;
  const before = context.you;
  writer.block(`for (let i_${name} = ${statement.others ? 1 : 0}; i_${name} < S[1]; i_${name}++)`, () => {
    writer.line(`const ${name} = (${before} + i_${name}) % S[1];`);
    plainBlock(game, context.inner({ you: name }), statement.body);
  });
}

export function plainCommand(game: GameEmit, context: Context, command: Command): void {
  if (command.each && command.object) {
    const object = command.object;
    const { writer } = context;
    const label = game.names.make('each');
    writer.block('', () => {
      writer.line(`const at_${label} = S[7], count_${label} = ${listing(game, context, object)};`);
      loopList(writer, label, label, `at_${label}`, `count_${label}`, () =>
        plainOne(game, context.inner(), command, `${label}_x`),
      );
      writer.line(`S[7] = at_${label};`);
    });
    return;
  }
  plainOne(game, context, command, null);
}

function plainOne(game: GameEmit, context: Context, command: Command, object: string | null): void {
  if (!command.procedure) return runBuiltIn(game, context, command, object);
  const { prepare, args, needed } = commandArguments(game, context, command, command.procedure, object);
  const { writer } = context;
  if (prepare.length === 0 && needed.length === 0)
    return writer.line(`${game.procedureName(command.procedure)}(${['S', context.you, ...args].join(', ')});`);
  writer.block('', () => {
    for (const line of prepare) writer.line(line);
    for (const i of needed) {
      writer.line(`const arg${i} = ${args[i]};`);
      args[i] = `arg${i}`;
    }
    const test = needed.length > 0 ? `if (${needed.map((i) => `arg${i} >= 0`).join(' && ')}) ` : '';
    writer.line(
      `${test}${game.procedureName(command.procedure as NonNullable<Command['procedure']>)}(${['S', context.you, ...args].join(', ')});`,
    );
  });
}
