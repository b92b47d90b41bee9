import type { Words } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameController } from '../controller/game-controller.ts';
import { lessonPlan } from '../session/coach.ts';
import { STANDARD, type Plan } from '../session/plan.ts';

/** What a lesson says now, above the question. */
export function coachPart({ coach }: GameController): TemplateResult | typeof nothing {
  const { saying } = coach;
  if (saying === null) return nothing;
  const { moment, n, of, earlier, more } = saying;
  return html`<uc-coach
    slot="coach"
    say=${moment.say}
    n=${n}
    of=${of}
    ?earlier=${earlier}
    ?more=${more}
    @uc-coach-turn=${(event: CustomEvent<{ by: number }>) => coach.turn(event.detail.by)}
    @uc-coach-end=${() => coach.end()}
  ></uc-coach>`;
}

/** The lessons of a game, each as a button that begins it. */
export function lessonsPart(
  words: Words,
  meta: GameMeta,
  begin: (plan: Plan) => void,
): TemplateResult | typeof nothing {
  const { lessons = [] } = meta;
  if (lessons.length === 0) return nothing;
  return html`<fieldset class="lessons">
    <legend>${words.say('setup.learn')}</legend>
    ${lessons.map(
      ({ name, title, text }) =>
        html`<button
          class="button lesson"
          type="button"
          @click=${() => {
            const plan = lessonPlan(meta, name, STANDARD);
            if (plan !== null) begin(plan);
          }}
        >
          <span><b>${title}</b><small>${text}</small></span>
        </button>`,
    )}
  </fieldset>`;
}
