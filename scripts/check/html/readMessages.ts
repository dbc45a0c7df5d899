import {isRecord} from '../../../shared/json/isRecord';

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
  const report: unknown = JSON.parse(json);
  if (!isRecord(report) || !Array.isArray(report.messages)) {
    throw new Error("The W3C's checker returned no list of messages.");
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
