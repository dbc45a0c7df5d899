/** The colors of tokens, each a rule in src/css/code.css. */
export const codeColors = [
  'plain',
  'comment',
  'keyword',
  'type',
  'call',
  'string',
  'number',
  'attribute',
  'quiet',
  'inserted',
  'deleted',
] as const;

/** One of the colors. */
export type CodeColor = (typeof codeColors)[number];
