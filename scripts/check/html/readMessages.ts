import * as z from 'zod';

import {parseAs} from '../../../shared/json/parseAs';

const message = z.object({
  /** `info` is a warning. */
  type: z.string(),
  message: z.string(),
  url: z.string().exactOptional(),
  lastLine: z.int().exactOptional(),
  lastColumn: z.int().exactOptional(),
  extract: z.string().exactOptional(),
});

/** The part of the checker's JSON that is read. */
const report = z.object({messages: z.array(message)});

/** Warnings that can be ignored here, each with the reason. */
const accepted: readonly (readonly [message: RegExp, reason: string])[] = [
  [
    /^Trailing slash on void elements has no effect/,
    'React writes it; every value before it is quoted or followed by a space.',
  ],
  [
    /violates Content Security Policy/,
    'A file has no origin that "self" could match, and data in a script is not run: tests/site/pages.test.ts and tests/e2e/policy.spec.ts check the policy.',
  ],
  [
    /^The element “input” should not appear as a descendant of an element with the attribute “role=button”\.$/,
    'Until the search is loaded its input is disabled, and the frame around it is a button that loads it.',
  ],
];

/** The findings of the checker. */
export interface Found {
  /** Errors and warnings that are not accepted: file, column and message. */
  readonly problems: readonly string[];
  readonly accepted: number;
}

/** Reads the checker's JSON. */
export function readMessages(json: string): Found {
  const {messages} = parseAs(
    report,
    json,
    "The output of the W3C's checker",
    'Compare its version in installChecker.ts with its schema in readMessages.ts.',
  );
  const rest = messages.filter(({type, message}) => type !== 'info' || !isAccepted(message));
  return {problems: rest.map(describe), accepted: messages.length - rest.length};
}

function isAccepted(message: string): boolean {
  return accepted.some(([pattern]) => pattern.test(message));
}

function describe(found: z.infer<typeof message>): string {
  const {type, url = '', lastLine, lastColumn, message: text, extract = ''} = found;
  const place = [url.replace(/^file:/, ''), lastLine, lastColumn].filter(
    (part) => part !== undefined,
  );
  return `${place.join(':')} ${type}: ${text} … ${extract.trim()}`;
}
