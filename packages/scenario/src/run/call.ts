/** A call of a procedure as `start` writes it: `attack den with imp for player 1`. */
import type { ProcedureMeta } from '@undercroft/contract';
import { NONE } from '@undercroft/contract';
import type { Situation } from '../language/names.ts';
import { ScenarioProblem, type Spot } from '../language/source.ts';
import { tryValue, typeWords } from '../language/values.ts';
import { nearHint } from '../language/words.ts';

export interface ParsedCall {
  /** index into `meta.procedures` */
  readonly procedure: number;
  /** one int per parameter */
  readonly args: readonly number[];
}

/** @throws ScenarioProblem when there is no such procedure or the arguments do not fit it */
export function parseCall(situation: Situation, text: string, at: Spot): ParsedCall {
  const { meta } = situation.names;
  const words = text.trim().split(/\s+/);
  const name = words.shift()!;
  const procedure = meta.procedures.findIndex((one) => one.name === name);
  if (procedure < 0) {
    const near = nearHint(
      name,
      meta.procedures.map((one) => one.name),
    );
    throw new ScenarioProblem(`the rules have no procedure \`${name}\`${near}`, at);
  }
  const { params, internal } = meta.procedures[procedure]!;
  if (internal) throw new ScenarioProblem(`\`${name}\` takes a whole set, so a scenario cannot begin with it`, at);

  const given = argumentTexts(params, words, name, at);
  const args = params.map((param, index) => {
    const written = given.get(index);
    if (written === undefined) {
      if (param.type.optional === true) return NONE;
      const label = param.label === null ? '' : `\`${param.label}\` `;
      throw new ScenarioProblem(
        `\`${name}\` needs ${label}its \`${param.name}\`: ${typeWords(situation, param.type)}`,
        at,
      );
    }
    const value = tryValue(situation, written, param.type);
    if (value === undefined) {
      throw new ScenarioProblem(
        `\`${written}\` is not ${typeWords(situation, param.type)} (\`${param.name}\` of \`${name}\`)`,
        at,
      );
    }
    return value;
  });
  return { procedure, args };
}

/** What is written for each parameter: the words up to the next label. */
function argumentTexts(
  params: ProcedureMeta['params'],
  words: readonly string[],
  name: string,
  at: Spot,
): Map<number, string> {
  const given = new Map<number, string>();
  let current = params.findIndex(({ label }) => label === null);
  for (const word of words) {
    const labelled = params.findIndex(({ label }, index) => label === word && !given.has(index));
    if (labelled >= 0) {
      current = labelled;
      given.set(current, '');
      continue;
    }
    if (current < 0) throw new ScenarioProblem(`\`${word}\` stands where \`${name}\` takes nothing`, at);
    given.set(current, `${given.get(current) ?? ''} ${word}`.trim());
  }
  return given;
}
