/** The table and the bar of a game, as its controller has them. */
import { readLayout, type Pace, type Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameController } from '../controller/game-controller.ts';
import { realGame } from '../controller/table-state.ts';
import { bar, logEntry } from './bar.ts';
import { coachPart } from './lessons.ts';
import { withoutScores } from './without-scores.ts';

/** What a table shows. */
interface TableParts {
  readonly meta: GameMeta;
  readonly view: GameView;
  /** null: as the player has set it */
  readonly pace: Pace | null;
  /** the log cites its rules, where hands are open */
  readonly sources: boolean;
  /** what stands between the question and the log */
  readonly strips: TemplateResult;
}

export function tablePart(
  words: Words,
  controller: GameController,
  { meta, view, pace, sources, strips }: TableParts,
): TemplateResult {
  const { settings, moment, nth } = controller.state;
  const session = realGame(controller.state);
  const said = { meta, layout: readLayout(meta), words };
  return html`<uc-table
    class=${controller.coach.saying === null ? nothing : 'coached'}
    part="table"
    .meta=${meta}
    .view=${settings.scores ? view : withoutScores(view)}
    .names=${session?.names ?? []}
    .bots=${session?.botSeats ?? []}
    .log=${view.log.map((line) => logEntry(line, said))}
    .pace=${pace ?? settings.pace}
    .preview=${controller.showing.preview}
    .explain=${controller.showing.explain}
    .reach=${controller.errands}
    .lesson=${controller.coach.saying?.moment ?? null}
    ?sources=${sources && settings.open}
    ?past=${moment >= 0}
    ?undoable=${controller.undoing.barred === null}
    moment=${moment}
    nth=${nth}
    >${coachPart(controller)}${strips}</uc-table
  >`;
}

export function barPart(words: Words, controller: GameController, meta: GameMeta, undo: () => void): TemplateResult {
  const { settings, session } = controller.state;
  return bar(
    words,
    {
      title: meta.title,
      // before a game the form tells what wins, as it depends on what is chosen there
      goal: session === null ? '' : (meta.extras.table?.goal?.says ?? ''),
      begun: session !== null,
      isElsewhere: session !== null && realGame(controller.state)?.whole === null,
      barred: controller.undoing.barred,
      open: settings.open,
    },
    undo,
    (sheet) => controller.show(sheet),
  );
}
