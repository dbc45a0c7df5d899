/** The colors that src/css/code.css gives to tokens: what is plain, and quiet signs, stand in their own. */
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

/** One of them. */
export type CodeColor = (typeof codeColors)[number];
