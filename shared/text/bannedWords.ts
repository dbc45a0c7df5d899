/** Words that belittle, boast or pad. */
export const bannedWords = [
  'just',
  'simply',
  'easy',
  'easily',
  'obviously',
  'of course',
  'please note',
  'in order to',
  'powerful',
  'seamless',
  'seamlessly',
  'leverage',
  'robust',
];
