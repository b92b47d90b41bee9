/**
 * Runs pieces of rules in the tiny game: a procedure is called in a fresh state, dice are scripted,
 * questions are answered by hand.
 */
import { HEADER, SCRIPT_SIZE, type FieldMeta, type GameModule, type ZoneMeta } from '@undercroft/contract';
import { compileText } from '../../testing/compile-text.ts';

/** Loads generated code as a module. */
export async function loadModule(code: string): Promise<GameModule> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as GameModule;
}

/**
 * The tiny game with more rules and cards.
 *
 * @param rules  items of a `.rules` file
 * @param files  further files of the game
 */
export async function running(rules: string, files: Readonly<Record<string, string | null>> = {}): Promise<Running> {
  const compiled = compileText({ 'rules/more.rules': rules, ...files });
  const errors = compiled.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`);
  if (!compiled.module) throw new Error(errors.join('\n'));
  return new Running(await loadModule(compiled.module.code));
}

export class Running {
  readonly module: GameModule;
  readonly state: Int32Array;

  constructor(module: GameModule) {
    this.module = module;
    this.state = new Int32Array(module.meta.layout.size);
    this.reset(1);
  }

  reset(seed: number): void {
    const { meta } = this.module;
    this.module.init(
      this.state,
      meta.options.map((option) => option.initial),
      2,
      seed,
    );
  }

  /** The next dice, in the order in which they fall. */
  dice(...values: number[]): this {
    if (values.length > SCRIPT_SIZE) throw new Error('too many dice');
    this.state.set(values, this.module.meta.layout.diceScript);
    this.state[HEADER.diceScripted] = values.length;
    this.state[HEADER.diceUsed] = 0;
    return this;
  }

  /** Calls a procedure and runs to the first question or the end. @returns status */
  call(name: string, args: readonly number[] = [], you = 0): number {
    const index = this.module.meta.procedures.findIndex((procedure) => procedure.name === name);
    if (index < 0) throw new Error(`no procedure ${name}`);
    this.module.call(this.state, index, args, you);
    return this.module.run(this.state);
  }

  /** The answers that are legal now. */
  get options(): number[] {
    return [...this.module.io.options.subarray(0, this.module.io.count)];
  }

  answer(value: number): number {
    if (!this.options.includes(value)) throw new Error(`${value} is not among ${this.options.join()}`);
    this.state[HEADER.answer] = value;
    this.state[HEADER.answered] = 1;
    return this.module.run(this.state);
  }

  /** Things of a row, by id. */
  things(row: string): number[] {
    const meta = this.module.meta.rows.find(({ name }) => name === row);
    if (!meta) throw new Error(`no row ${row}`);
    return Array.from({ length: meta.end - meta.first }, (_, i) => meta.first + i);
  }

  get(field: string, of = 0): number {
    return this.state[this.field(field).offset + (this.field(field).owner === 'global' ? 0 : of)] ?? Number.NaN;
  }

  set(field: string, value: number, of = 0): this {
    this.state[this.field(field).offset + (this.field(field).owner === 'global' ? 0 : of)] = value;
    return this;
  }

  /** Puts a thing at the back of a zone of a player or thing. */
  put(thing: number, zone: string, of = 0): this {
    this.module.place(this.state, thing, this.zoneId(zone, of));
    return this;
  }

  /** What lies in a zone, in order. */
  zone(zone: string, of = 0): number[] {
    const { head, next } = this.module.meta.layout;
    const found: number[] = [];
    for (let thing = this.state[head + this.zoneId(zone, of)] ?? -1; thing >= 0; thing = this.state[next + thing] ?? -1)
      found.push(thing);
    return found;
  }

  private zoneId(name: string, of: number): number {
    const zone: ZoneMeta | undefined = this.module.meta.zones.find((candidate) => candidate.name === name);
    if (!zone) throw new Error(`no zone ${name}`);
    if (typeof zone.owner === 'number') return zone.first + of - (this.module.meta.kinds[zone.owner]?.first ?? 0);
    return zone.first + (zone.owner === 'player' ? of : 0);
  }

  private field(name: string): FieldMeta {
    const field = this.module.meta.fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`no field ${name}`);
    return field;
  }
}
