/**
 * Writes a function that can stop in the middle: its locals and where it goes on lie in a frame in the state.
 *
 * Frame: [0] where to go on, [1] number of the function, [2] the caller's frame or -1, [3] you, [4 ...] parameters and locals.
 */
import type { Place } from '../ast/node.ts';
import type { FrameFunction, GameEmit } from './game-emit.ts';
import { Writer } from './writer.ts';

export const FRAME_HEAD = 4;

export class FrameBuilder {
  readonly game: GameEmit;
  readonly frame: FrameFunction;
  readonly writer = new Writer();
  private cells = FRAME_HEAD;
  private labels = 1;
  private readonly constants: { readonly name: string; readonly cell: string }[] = [];

  constructor(game: GameEmit, frame: FrameFunction) {
    this.game = game;
    this.frame = frame;
  }

  /** Takes cells of the frame. @returns JavaScript for the first */
  cell(count = 1): string {
    const first = this.cells;
    this.cells += count;
    return `S[f + ${first}]`;
  }

  /** Takes a cell that never changes once the frame is made, and gives it a name in the function. */
  constant(wish: string): string {
    const name = this.game.names.make(`${wish.replaceAll('-', '_')}_`);
    this.constants.push({ name, cell: this.cell() });
    return name;
  }

  /** Offset of the next cell that `cell()` would give. */
  get size(): number {
    return this.cells;
  }

  label(): number {
    return this.labels++;
  }

  /** Code goes on here. */
  mark(label: number): void {
    this.writer.line(`case ${label}:`);
  }

  jump(label: number): string {
    return `{ pc = ${label}; continue top; }`;
  }

  go(label: number): void {
    this.writer.line(`pc = ${label}; continue top;`);
  }

  /**
   * Calls a frame function; what follows is written behind a label at which the call returns.
   *
   * @param args JavaScript for the cells from [4] on
   */
  call(callee: string, you: string, args: readonly string[], prepare: readonly string[] = []): void {
    const back = this.label();
    this.writer.line(`S[f] = ${back};`);
    this.writer.block('', () => {
      for (const line of prepare) this.writer.line(line);
      this.writer.line(`const g = push(S, f, FRAME_${callee}, SIZE_${callee}, ${you});`);
      for (const [i, arg] of args.entries()) this.writer.line(`S[g + ${FRAME_HEAD + i}] = ${arg};`);
      this.writer.line(`const r = ${callee}(S, g);`);
      this.writer.line('if (r !== 0) return r;');
    });
    this.mark(back);
  }

  /** Calls a procedure with everybody who hears it, or, when the test says that nobody does, itself alone. */
  callEither(test: string, callee: string, you: string, args: readonly string[], prepare: readonly string[]): void {
    const back = this.label();
    const itself = `${callee}_itself`;
    this.writer.line(`S[f] = ${back};`);
    this.writer.block('', () => {
      for (const line of prepare) this.writer.line(line);
      this.writer.line(`const heard = ${test};`);
      this.writer.line(
        `const g = heard ? push(S, f, FRAME_${callee}, SIZE_${callee}, ${you}) : push(S, f, FRAME_${itself}, SIZE_${itself}, ${you});`,
      );
      for (const [i, arg] of args.entries()) this.writer.line(`S[g + ${FRAME_HEAD + i}] = ${arg};`);
      const next = FRAME_HEAD + args.length;
      this.writer.line(`if (heard) { S[g + ${next}] = 0; S[g + ${next + 1}] = -1; }`);
      this.writer.line(`const r = heard ? ${callee}(S, g) : ${itself}(S, g);`);
      this.writer.line('if (r !== 0) return r;');
    });
    this.mark(back);
  }

  /** The whole function, to be called when its body is complete. */
  finish(at: Place | null, comment: string): Writer {
    if (at) this.frame.site = this.game.site(at, 'function');
    const whole = new Writer();
    whole.from(at, () => {
      whole.line(`// ${comment}`);
      whole.line(`const FRAME_${this.frame.name} = ${this.frame.index}, SIZE_${this.frame.name} = ${this.cells};`);
      whole.block(`function ${this.frame.name}(S, f)`, () => {
        whole.line(`const you = S[f + 3];`);
        for (const { name, cell } of this.constants) whole.line(`const ${name} = ${cell};`);
        whole.line('let pc = S[f];');
        whole.block('top: for (;;) switch (pc)', () => {
          whole.line('case 0:');
          whole.deeper(() => whole.append(this.writer));
          whole.line('default: return 0;');
        });
      });
    });
    return whole;
  }
}
