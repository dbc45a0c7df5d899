import {bannedWords} from './bannedWords';

/** An unidiomatic phrase in a text. */
export interface Phrase {
  readonly text: string;
  readonly advice: string;
  readonly index: number;
}

// Each pattern leaves out the contexts in which the words are right.
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tells?|told|telling)\b(?!(?: \S+){0,4}? apart\b)(?!(?: \S+){1,4}? (?:to|not to) )/i,
    'write says, shows, describes or reports',
  ],
  [/\bstands?\b(?! (?:for|in for|out|alone|up to)\b)(?!-)/i, 'write is, or name the place'],
  [/\basked\b(?! (?:whether|if|questions?)\b)/i, 'write called, requested or queried'],
  [
    /\b(?:\d+|one|two|few(?:er)?|more|many|these|those|other|odd|special|such|all|any|every) signs\b(?! (?:of|up|in)\b)/i,
    'write characters',
  ],
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more than\b|one\b|less\b|fewer\b|different\b|way\b|use\b)/i,
    'write is not a, or does not implement',
  ],
  [/\bends? (?:in|with) an? (?:`[^`]*` )?(?:exception|error)\b/i, 'write throws or fails'],
  [/\bends? (?:in|with) `[^`]*(?:Exception|Error)`/i, 'write throws'],
  [
    /\b(?:brings?|brought)\b(?! in\b)(?!(?: \S+){0,3}? (?:back|together|down|up|online)\b)/i,
    'write has, adds or includes',
  ],
  [/\bof (?:yours|ours|theirs)\b/i, 'write your, our or their before the noun'],
  [/\btakes? the values?\b(?! (?:of|from)\b)/i, 'write handles it'],
  [/\banew\b/i, 'write again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'write fix'],
  [/\bshall\b/i, 'write must, or the plain verb'],
  [/\bso it is with\b/i, 'name the case'],
  [/\bwithout a word\b/i, 'write silently'],
  [/\bfor want of\b/i, 'write without, or because there is no'],
  [/\bin (?:the )?place of\b/i, 'write instead of, or replaces'],
  [/\b(?:is|are|gets?|becomes?) dear\b/i, 'write expensive'],
  [/\blast but one\b/i, 'write second to last'],
  [/(?<!\bnever )\bmind (?:it|that|the|this)\b/i, 'write note, or leave it out'],
  [/\bany more\b(?! (?:than|of|\w+s)\b)/i, 'write anymore, or no longer'],
  [/\bso many (?:\w+ )?(?:times|pages|bytes)\b/i, 'write a number of, or the number'],
  [
    /(?<!\b(?:starts?|resumes?|stops?|begins?) )\bat (?:each|every|(?:the|its|their) (?:very )?(?:first|second|next)) (?:call|read|flush|run|use|access|rendering|request|mapping|load)\b/i,
    'write on',
  ],
  ...bannedWords.map(
    (words) => [new RegExp(String.raw`\b${words}\b`, 'i'), 'leave it out'] as const,
  ),
];

/** The unidiomatic phrases of a text, in order; quoted text may have any words. */
export function findPhrases(text: string): Phrase[] {
  const clean = text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/"[^"]*"|“[^”]*”/g, (quoted) => `"${'·'.repeat(quoted.length - 2)}"`)
    .replaceAll(/`[^`]*`/g, (code) => `\`${code.slice(1, -1).replaceAll(/\s/g, '_')}\``);
  return patterns
    .flatMap(([pattern, advice]) =>
      [...clean.matchAll(new RegExp(pattern, 'gi'))]
        .filter(({index}) => !isInCode(clean, index))
        .map(({0: found, index}) => ({text: found, advice, index})),
    )
    .sort((a, b) => a.index - b.index);
}

const isInCode = (text: string, index: number) => text.slice(0, index).split('`').length % 2 === 0;
