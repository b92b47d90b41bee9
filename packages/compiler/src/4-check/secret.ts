// `each player secretly`: all are asked at once, so no answer may depend on, or show, what another one does.

import type { EachPlayer, Node } from '../ast/node.ts';
import { walk } from '../ast/walk.ts';
import type { Environment } from './environment.ts';

/** Verbs that only touch what belongs to one player. */
const ALLOWED_VERBS: ReadonlySet<string> = new Set(['move']);

/** Reports whatever in the body could be seen by others, or could depend on them. */
export function checkSecret({ body }: EachPlayer, { report }: Environment): void {
  walk(body, (node) => {
    const what = offence(node);
    if (what === null) return true;
    report('check/not-secret', node.kind === 'command' ? node.verbAt : node.at, { what });
    return false;
  });
}

function offence(node: Node): string | null {
  switch (node.kind) {
    case 'dice':
    case 'roll':
      return 'Dice are rolled';
    case 'choice':
      if (node.random) return 'Something is drawn at random';
      return node.by === null || (node.by.kind === 'name' && node.by.name === 'you') ? null : 'Somebody else is asked';
    case 'command':
      return node.procedure === null && ALLOWED_VERBS.has(node.verb) ? null : `\`${node.verb}\` is done`;
    case 'call':
      return node.ref?.to === 'procedure' ? `\`${node.name}\` is done` : null;
    case 'menu':
      return node.by === null ? null : 'Somebody else is asked';
    case 'as':
    case 'each-player':
    case 'offer':
      return 'Other players act';
    case 'until':
    case 'at-end':
      return 'Something is set up for later';
    default:
      return null;
  }
}
