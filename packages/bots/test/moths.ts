/**
 * A made-up game for tests of the bot that strives for what a game wants. Moths look for oil: they
 * save some, gamble for some, or dig for it, which costs some first. Nothing is scored; the
 * player with more at the end has won.
 */
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';

const GAME = `title: Moths
players: { min: 2, max: 2 }
start: play-game
turn: active
max-dice: 1
kinds: { lamp: {} }
counters: { oil: { title: Oil } }
globals: { active: { type: player }, depth: { type: number }, legs: { type: number } }
options: { prize: { type: number, default: 6, min: 0, max: 99 } }
reasons: { richest: They found most. }
`;

const GAME_RULES = `to play-game
  repeat 4 times
    each player
      set active to you
      gain 3 oil
      take-turn
  let leaders = most(players, its oil)
  win each leaders because richest
`;

const TURN = `to take-turn
  choose
    option save
      gain 2 oil
    option gamble
      if d6 is 6, gain prize oil
    option dig
      lose 1 oil
      set depth to 1
      choose
        option go-on
          set depth to 2
          choose
            option haul-up
              gain 4 oil
            option drop-it
              lose 1 oil
        option turn-back
          gain 1 oil
      set depth to 0
`;

/** A turn of many answers, in which one may ask whether to give up for ever. */
export const DITHERING = `to take-turn
  set depth to 0
  choose repeatedly
    option save if depth < 2
      increase depth by 1
      gain 2 oil
    option give-up
      resign

to resign
  you may win opponent because richest
`;

/**
 * Twenty shafts, of which the last ten hold oil, as deep as one likes: there is more to look at
 * than a weak bot has time for.
 */
export const SHAFTS = `to take-turn
  let shaft = a number from 1 to 20
  let feet = a number from 1 to 8
  if shaft > 10, gain 6 oil
  lose feet / 8 oil
`;

/**
 * Six servants, each of whom may be sent for a little oil: more answers than a weak bot has time
 * for, and what each of them brings is less than an unfinished plan loses.
 */
export const SERVANTS = `to take-turn
  set depth to 0
  choose repeatedly
    option wake for each n in [1, 2, 3, 4, 5, 6] if depth < n
      set depth to n
      set legs to 0
      send

to send
  choose repeatedly
    option walk for each n in [1, 2, 3, 4] if legs < 2
      increase legs by 1
      gain 1 oil
`;

/**
 * Twenty ways to save a little at once, and a hole that is worth nothing before the player has said
 * how deep to dig.
 */
export const HALVES = `to take-turn
  set legs to 0
  choose repeatedly
    option save for each n in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] if legs < 2
      increase legs by 1
      set depth to n
      gain 1 oil
    option dig if legs < 2
      increase legs by 1
      set depth to 99
      let feet = a number from 1 to 4
      gain 5 + feet oil
      set depth to 0
`;

let loaded = 0;

/**
 * The game, compiled and loaded.
 *
 * @param bots what stands under `bots:`
 * @param turn the rules of a turn
 * @throws Error when it does not compile
 */
export async function mothsGame(bots: string, turn = TURN): Promise<GameModule> {
  const files = new Map([
    ['moths/game.yaml', `${GAME}bots: ${bots}\n`],
    ['moths/rules/play.rules', `${GAME_RULES}\n${turn}`],
  ]);
  const { module, diagnostics } = compileGame(files, 'moths');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const text = encodeURIComponent(`${module.code}\n// ${++loaded}`);
  return (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as GameModule;
}
