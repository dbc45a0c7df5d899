import {isRecord} from '../../../shared/json/isRecord';

/** A message that a library may show: constant text, with `{}` for each value. */
export interface Message {
  readonly template: string;
  readonly kind: 'exception' | 'log' | 'deprecation' | 'configuration';
  /** The exception that carries it. */
  readonly class?: string;
  /** The level of a log message, where the call names it. */
  readonly level?: string;
  /** The class, and the method where there is one, that holds it. */
  readonly in?: string;
  readonly file: string;
  readonly line: number;
}

/** The messages of a repository at one release: the content of `generated/messages/<repository>.json`. */
export interface Messages {
  readonly library: string;
  readonly repository: string;
  readonly tag: string;
  /** The tag that files and lines are of, where it is not `tag`. */
  readonly read_at?: string;
  readonly messages: readonly Message[];
}

/**
 * Reads a file of `generated/messages`.
 *
 * @throws Error when the text is not such a file.
 */
export function parseMessages(text: string, file: string): Messages {
  const content: unknown = JSON.parse(text);
  if (!isMessages(content)) {
    throw new Error(`${file}: this is not a record of messages. Renew: generated/README.md.`);
  }
  return content;
}

function isMessages(value: unknown): value is Messages {
  return (
    isRecord(value) &&
    typeof value.library === 'string' &&
    typeof value.repository === 'string' &&
    Array.isArray(value.messages) &&
    value.messages.every(isMessage)
  );
}

/** Whether a value is one message. */
export function isMessage(value: unknown): value is Message {
  return (
    isRecord(value) &&
    typeof value.template === 'string' &&
    typeof value.kind === 'string' &&
    typeof value.file === 'string' &&
    typeof value.line === 'number'
  );
}
