import type { GameMeta, MomentMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { boxOf } from '../../page/boxes.ts';
import type { Scene } from '../../scene/scene.ts';
import { NOTHING_POINTED, pointedAt, type Pointed } from './pointed.ts';
import { followOnBoards, shownAs } from '../input/find.ts';

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: ParentNode;
  readonly lesson: MomentMeta | null;
}

/** Room that is left around what is scrolled to, in px. */
const MARGIN = 8;

/**
 * What a lesson points at; where a new moment points at something out of sight, the table is
 * scrolled to it.
 */
export class PointedInSight implements ReactiveController {
  readonly #host: Host;
  #pointed: Pointed = NOTHING_POINTED;
  #seen: MomentMeta | null = null;
  #playing = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** @param playing  something that happened is being shown: nothing else is pointed at */
  of(meta: GameMeta, view: GameView, scene: Scene, playing: boolean): Pointed {
    this.#playing = playing;
    this.#pointed = playing ? NOTHING_POINTED : pointedAt(this.#host.lesson, meta, view, scene);
    return this.#pointed;
  }

  hostUpdated(): void {
    const { lesson } = this.#host;
    if (lesson === this.#seen || this.#playing) return;
    this.#seen = lesson;
    // Boards and areas lay themselves out first.
    if (lesson !== null) requestAnimationFrame(() => requestAnimationFrame(() => this.#show()));
  }

  #show(): void {
    const { renderRoot } = this.#host;
    const { things } = this.#pointed;
    const areas = [...renderRoot.querySelectorAll<HTMLElement>('.area.pointed, .track.pointed')];
    const shown = things.map((thing) => shownAs(renderRoot, thing)).filter((element) => element !== null);
    if (things[0] !== undefined) followOnBoards(renderRoot, shown[0] ?? null, things.slice(0, 1));
    scrollTo([...areas, ...shown].filter((element) => element.checkVisibility()));
  }
}

/**
 * Scrolls the table, and nothing around it, until all of some elements are in sight, or as much of
 * the first as there is room for.
 */
function scrollTo([first, ...others]: readonly HTMLElement[]): void {
  if (first === undefined) return;
  for (let around = first.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const [seen, box] = [boxOf(around), boxOf(first)];
    const last = others.map((one) => boxOf(one).bottom).filter((y) => y - box.top <= seen.height);
    const [top, bottom] = [box.top - MARGIN, Math.max(box.bottom, ...last) + MARGIN];
    if (top < seen.top || bottom - top > seen.height) around.scrollTop += top - seen.top;
    else if (bottom > seen.bottom) around.scrollTop += bottom - seen.bottom;
  }
}
