import { Attention } from '../settings/attention.ts';
import { play, type SoundName } from '../settings/sound.ts';
import type { TableContext } from './controller-host.ts';

/** Sounds and the title of the page for a player who looks elsewhere. */
export class Cues {
  readonly #context: TableContext;
  readonly #attention = new Attention();

  constructor(context: TableContext) {
    this.#context = context;
  }

  sound(name: SoundName): void {
    const { settings } = this.#context.table.state;
    if (settings.sound) void play(name, settings.volume);
  }

  /** A person is asked. */
  call(): void {
    const { table, host } = this.#context;
    if (table.state.settings.cue) this.#attention.call(host.words().say('game.your-turn'));
  }

  /** No player is waited for any more. */
  end(): void {
    this.#attention.end();
  }
}
