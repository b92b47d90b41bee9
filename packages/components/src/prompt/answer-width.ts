/** What of an answer decides how wide its button has to be. */
interface Sized {
  readonly icon: string | null;
  readonly label: string;
  readonly reason: string | null;
  readonly says?: string;
  readonly brings?: readonly string[];
  readonly where: string | null;
  readonly odds?: object;
}

/** More answers than this stand in narrow columns, */
const MANY = 6;

/** but where the table is large up to so many do not */
const SOME = 10;

/** when a name of more letters than this would be broken into lines. */
const LONG_NAME = 16;

/** and so do answers with fewer letters than this. */
const BRIEF = 6;

/** A place of more letters than this is read in a line, and so is a chance beside a name. */
const LONG_PLACE = 12;

/** How narrow a column of answers may be. */
export function widthOf(answers: readonly Sized[]): string {
  const isBrief = ({ brings = [], icon: sign, label, reason }: Sized): boolean =>
    sign === null && reason === null && brings.length === 0 && label.length < BRIEF;
  if (answers.every(isBrief)) return 'brief';
  if (answers.some(({ says }) => says !== undefined)) return 'told';
  const isWide = ({ odds, where }: Sized): boolean => odds !== undefined || (where ?? '').length > LONG_PLACE;
  if (answers.length <= MANY || answers.some(isWide)) return '';
  const isLong = answers.some(({ label }) => label.length > LONG_NAME);
  return isLong && answers.length <= SOME ? 'many some' : 'many';
}
