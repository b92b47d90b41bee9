/** What of an answer decides how wide its button has to be. */
interface Sized {
  readonly icon: string | null;
  readonly label: string;
  readonly reason: string | null;
  readonly says?: string;
  readonly brings?: readonly string[];
}

/** More answers than this stand in narrow columns, */
const MANY = 6;

/** and so do answers with fewer letters than this. */
const BRIEF = 6;

/** How narrow a column of answers may be. */
export function widthOf(answers: readonly Sized[]): string {
  const isBrief = ({ brings = [], icon: sign, label, reason }: Sized): boolean =>
    sign === null && reason === null && brings.length === 0 && label.length < BRIEF;
  if (answers.every(isBrief)) return 'brief';
  if (answers.some(({ says }) => says !== undefined)) return 'told';
  return answers.length > MANY ? 'many' : '';
}
