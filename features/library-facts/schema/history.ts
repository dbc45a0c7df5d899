import {isRecord} from '../../../shared/json/isRecord';

/** What is known of a public name over the releases; numbers are indexes of `releases`. */
export interface SymbolHistory {
  /** The release since which it has been there without a gap. */
  readonly since: number;
  /** The first release without it, if it is gone. */
  readonly gone?: number;
  /** Whether that release has it as an internal name. */
  readonly internal?: true;
  /** Its declarations since then, if there were several: each with the first release that has it. */
  readonly signatures?: readonly (readonly [release: number, signature: string])[];
}

/** A class over the releases. */
export interface ClassHistory extends SymbolHistory {
  /** `map()`, `$width`, `Widest`; those of classes that are gone are left out. */
  readonly members?: Readonly<Record<string, SymbolHistory>>;
}

/** The public names of a repository over its releases: the content of `generated/history/<repository>.json`. */
export interface History {
  readonly library: string;
  readonly repository: string;
  /** The last tag that was read: the documented one, or the last one before it that is stored. */
  readonly tag: string;
  /** The tags that were read, by version, each with its date. */
  readonly releases: readonly (readonly [tag: string, date: string])[];
  readonly classes: Readonly<Record<string, ClassHistory>>;
}

/**
 * Reads a file of `generated/history`.
 *
 * @throws Error if the text is not such a file.
 */
export function parseHistory(text: string, file: string): History {
  const content: unknown = JSON.parse(text);
  if (!isHistory(content)) {
    throw new Error(`${file}: this is not a history. Renew: generated/README.md.`);
  }
  return content;
}

function isHistory(value: unknown): value is History {
  return (
    isRecord(value) &&
    typeof value.repository === 'string' &&
    typeof value.tag === 'string' &&
    Array.isArray(value.releases) &&
    isRecord(value.classes) &&
    Object.values(value.classes).every(
      (one) => isRecord(one) && typeof one.since === 'number' && Number.isInteger(one.since),
    )
  );
}
