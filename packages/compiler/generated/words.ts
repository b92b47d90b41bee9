// Generated from src/language/parse/grammar.peggy; changes here are lost.

export const reserved: readonly string[] = 'a against an and any as at because before being by called choose chosen decrease define each else expire false for from gain giving has have here if in include increase instead into is its let lose no none not of offer on onto option or otherwise pay per play proceed random repeat require return risking roll rolling rule set showing skip stop then through to true until using when where while with your'.split(' ');

export const joining: readonly string[] = 'begins changes end ends highest kind kinds lowest may most number once one order other player repeatedly row rows secretly soon team times turn twice up you'.split(' ');

export const statements: readonly string[] = 'as at choose decrease each expire for gain if increase let lose offer pay proceed repeat require return rule set skip stop until you'.split(' ');

export const bodies: readonly string[] = 'as at before choose define each for if in instead once option otherwise play repeat to twice until when you'.split(' ');

export const lines: readonly string[] = 'as at before choose decrease define each expire for gain if in include increase instead let lose offer once option otherwise pay play proceed repeat require return rule set skip stop to twice until when you'.split(' ');
