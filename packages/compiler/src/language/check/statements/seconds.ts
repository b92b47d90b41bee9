// What is written a second time where only one could ever be done: reported, so that it is never
// dropped in silence.

import { isInForce, sortOf } from '../../../content/tree/by-kind.ts';
import type { Hook, Item, Menu, Play } from '../../../content/tree/node.ts';
import { some } from '../../../content/tree/walk.ts';
import type { Report } from '../../../diagnostics/collector.ts';
import { saysTheSame } from '../common/same.ts';

/** Reports parts of an effect that others of the same row keep from being done. Never throws. */
export function reportSeconds(items: readonly Item[], report: Report): void {
  const plays = items.filter((item): item is Play => item.kind === 'play');
  for (const [index, play] of plays.entries()) {
    const earlier = plays.slice(0, index).find((each) => each.window === play.window && !isToldApart(each, play));
    if (earlier === undefined) continue;
    const related = [{ span: earlier.windowAt, message: 'the other one' }];
    report('check/same-play', play.windowAt, { window: play.window }, { related });
  }
  const beside = plays.length === 0 ? undefined : items.find((item) => sortOf(item) === 'done');
  if (beside !== undefined) report('check/beside-play', beside.at, {});
  reportSecondReplacements(items.filter(isInForce), report);
}

function isToldApart(one: Play, other: Play): boolean {
  return one.condition !== null && other.condition !== null && !saysTheSame(one.condition, other.condition);
}

/**
 * Reports `instead of` hooks behind one that always replaces the same deed, in the order in which
 * they have their turn.
 */
export function reportSecondReplacements(items: readonly Item[], report: Report): void {
  const replacements = items.filter((item): item is Hook => item.kind === 'hook' && item.timing === 'instead');
  for (const [index, hook] of replacements.entries()) {
    if (hook.event.kind !== 'happen') continue;
    const earlier = replacements
      .slice(0, index)
      .find((each) => saysTheSame(each.event, hook.event) && isAlwaysFirst(each, hook));
    if (earlier === undefined) continue;
    const related = [{ span: earlier.event.at, message: 'the other one' }];
    report('check/same-instead', hook.event.at, { verb: hook.event.verb }, { related });
  }
}

/** Whether one hook replaces all events of the other, and does not go on to it. */
function isAlwaysFirst(one: Hook, other: Hook): boolean {
  const isNarrower = one.condition !== null && !saysTheSame(one.condition, other.condition);
  if (isNarrower || (one.onYourTurn && !other.onYourTurn)) return false;
  return !some(one.body, ({ kind }) => kind === 'proceed');
}

/** Reports options of one name, and windows that are included twice. Never throws. */
export function reportSecondEntries({ entries }: Menu, report: Report): void {
  for (const [index, entry] of entries.entries()) {
    const earlier = entries.slice(0, index).find((each) => {
      if (each.kind === 'option') return entry.kind === 'option' && each.name === entry.name;
      return entry.kind === 'include' && each.window === entry.window && saysTheSame(each.of, entry.of);
    });
    if (earlier === undefined) continue;
    const name = entry.kind === 'option' ? `option ${entry.name}` : `include ${entry.window}`;
    report('check/same-option', entry.at, { name }, { related: [{ span: earlier.at, message: 'the other one' }] });
  }
}
