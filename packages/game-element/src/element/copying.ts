import type { GameController } from '../controller/game-controller.ts';
import { withoutLink } from '../session/link.ts';
import { copyText } from './files.ts';

/** Copies a text of the game in play; where the page may not, it is shown to copy by hand. */
export async function copyOfGame(controller: GameController, what: 'link' | 'seed' | 'report'): Promise<void> {
  const { handedOut } = controller;
  const here = withoutLink(location.href);
  const texts = {
    link: () => `${here}${here.includes('#') ? '&' : '#'}${handedOut.link()}`,
    seed: () => String(handedOut.session?.plan.seed ?? ''),
    report: () => handedOut.report(),
  };
  const text = texts[what]();
  const done = await copyText(text);
  const { said } = controller.state;
  controller.set({ said: { ...said, copied: done ? what : '', byHand: done ? '' : text } });
}
