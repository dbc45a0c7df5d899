import {isRecord} from '../../../shared/json/isRecord';

/** Warnings that are right to give and right to ignore here, each with the reason. */
const accepted: readonly (readonly [message: RegExp, reason: string])[] = [
  [
    /^Trailing slash on void elements has no effect/,
    'React writes it; no value in front of it is without quotes and without a space.',
  ],
  [
    /violates Content Security Policy/,
    'A file has no origin that "self" could be, and data in a script is not run: tests/site/pages.test.ts and tests/e2e/policy.spec.ts look at the policy.',
  ],
  [
    /^The element “input” should not appear as a descendant of an element with the attribute “role=button”\.$/,
    'Until the search is loaded its input is disabled, and the frame around it is a button that loads it.',
  ],
];

/** What the checker has found. */
export interface Found {
  /** Errors and warnings that are not accepted: file, column and message. */
  readonly problems: readonly string[];
  readonly accepted: number;
}

/** Reads the JSON of the checker. */
export function readMessages(json: string): Found {
  const report: unknown = JSON.parse(json);
  if (!isRecord(report) || !Array.isArray(report.messages)) {
    throw new Error('The checker of the W3C gave no list of messages.');
  }
  const messages = report.messages.filter(isRecord);
  const rest = messages.filter(
    ({type, message}) => type !== 'info' || !isAccepted(String(message)),
  );
  return {problems: rest.map(describe), accepted: messages.length - rest.length};
}

function isAccepted(message: string): boolean {
  return accepted.some(([pattern]) => pattern.test(message));
}

function describe({type, url, lastLine, lastColumn, message, extract}: Record<string, unknown>) {
  const place = [String(url).replace(/^file:/, ''), lastLine, lastColumn].map(String).join(':');
  return `${place} ${String(type)}: ${String(message)} … ${String(extract).trim()}`;
}
