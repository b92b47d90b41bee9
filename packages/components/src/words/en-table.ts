/** The table in English: playback, choosing, looking closer, reading aloud. */
export const enTable = {
  'stage.title': 'What happens now',
  'stage.hold': 'Hold',
  'stage.go-on': 'Go on',
  'stage.step': 'Next',
  'stage.skip': 'Skip',
  'stage.dice': 'The dice fall',

  'table.choose-player': 'Choose {player}',
  'table.show-board': 'Show the board of {player}',
  'table.answered': 'You have answered. Others still choose: {players}',
  'table.watching': 'What happens now',

  'prompt.accept': 'Confirm ({n} of {most})',
  'prompt.pick': '{least, plural, =0 {Pick up to {most} on the table} other {Pick {least} to {most} on the table}}',
  'prompt.pick-exactly': 'Pick {most} on the table',
  'prompt.back': 'Step back',
  'prompt.replay': 'Show again what {player} did',
  'prompt.choose': 'Choose {value}',
  'prompt.less': 'Less',
  'prompt.more': 'More',
  'prompt.foresight': 'This will surely bring',
  'prompt.change': '{name}: {before} › {after}',
  'prompt.change-of': '{name} of {player}: {before} › {after}',
  'prompt.goes': '{thing} › {place}',
  'prompt.chance': 'The rest is open: chance, or what you cannot see.',

  'inspector.base': 'printed',
  'inspector.lasting': 'for a while',
  'inspector.hidden': 'something hidden',
  'inspector.lying': 'What lies in it',
  'inspector.answers': 'What can be done with it',

  'read.area': '{area}, {n}',
  'read.with': '{card} with {inner}',
  'read.answers': '{n, plural, =0 {Nothing can be answered} one {# answer} other {# answers}}',

  'log.close': 'Back to the question',
  'log.filter': 'Filter',
  'log.all': 'Everything',
  'log.nothing': 'No sentence fits.',
  'log.search': 'Search',
} as const;
