// Pieces that several formats share.

import { either, enumeration, flag, id, integer, list, text, type Schema } from '../schema.ts';

/** A short text that players read: a title, a name. */
export const title = text({ lengthMax: 80 });

/** The name of a picture. */
export const icon = text({
  lengthMax: 60,
  form: { pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, words: 'the name of an icon such as `broad-sword`' },
  names: 'icon',
});

/**
 * A type: `number`, `flag`, `player`, an enum or a kind, `row of` or `kind of` a kind, each with
 * `?` when the value may be none.
 */
export const type = text({
  lengthMax: 60,
  form: {
    pattern: /^(?:(?:row|kind) of )?[a-z][a-z0-9]*(?:-[a-z0-9]+)*\??$/,
    words: 'a type such as `number`, `flag`, `unit?` or `row of unit?`',
  },
});

/** A value of some type: a whole number, `true`, `false`, one of an enum, or `none`. */
export const value: Schema = either(integer(), flag(), id('value'));

/** Ids of the rules that something carries out; their form is checked where they are read. */
export const ruleIds = list(text({ lengthMax: 40 }), { unique: true });

/** Who may see something. */
export const visibility = enumeration({
  all: 'Everybody sees it.',
  owner: 'Only the player whose it is sees it; the others see that something is there.',
  team: 'The player whose it is and all on the same side see it; the others see that something is there.',
  none: 'Nobody sees it; all see how many there are.',
});
