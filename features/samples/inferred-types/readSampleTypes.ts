import {existsSync} from 'node:fs';

import {isRecord} from '../../../shared/json/isRecord';
import type {Span} from '../highlight/namesByLine';
import {readJson} from '../../../shared/json/readJson';

/** What PHPStan knows of a name in a sample; written by features/samples. */
export interface Entry {
  readonly kind: string;
  /** `Vendor\Class`, `Vendor\Class::member` or `$variable`. */
  readonly name: string;
  readonly type?: string;
  readonly signature?: string;
  readonly deprecated?: boolean | string;
  readonly internal?: boolean;
  readonly since?: string;
}

/** The names in the samples of a page. */
export interface SampleTypes {
  /** By the first 16 hex digits of the SHA-256 of a block's source. */
  readonly blocks: Readonly<Record<string, readonly Span[]>>;
  readonly entries: readonly Entry[];
}

/** Reads a file of `generated/sample-types`; undefined where there is none. */
export function readSampleTypes(file: string): SampleTypes | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const value: unknown = readJson(file);
  if (!isSampleTypes(value)) {
    throw new Error(
      `${file} is not of the form that features/samples/inferred-types reads. See generated/README.md.`,
    );
  }
  const last = value.entries.length - 1;
  if (Object.values(value.blocks).some((spans) => spans.some(([, , entry]) => entry > last))) {
    throw new Error(`${file} counts an entry that it does not have. Write it again.`);
  }
  return value;
}

function isSpan(value: unknown): value is Span {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === 'number' && Number.isInteger(part) && part >= 0)
  );
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    [value.kind, value.name].every((text) => typeof text === 'string') &&
    [value.type, value.signature, value.since].every(
      (text) => text === undefined || typeof text === 'string',
    ) &&
    ['undefined', 'boolean', 'string'].includes(typeof value.deprecated) &&
    ['undefined', 'boolean'].includes(typeof value.internal)
  );
}

function isSampleTypes(value: unknown): value is SampleTypes {
  return (
    isRecord(value) &&
    isRecord(value.blocks) &&
    Object.values(value.blocks).every((spans) => Array.isArray(spans) && spans.every(isSpan)) &&
    Array.isArray(value.entries) &&
    value.entries.every(isEntry)
  );
}
