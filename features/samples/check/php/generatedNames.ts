import type {Entry} from '../../schema/sampleTypes';

/** The namespaces that keep the samples of pages, groups and scopes apart. */
const prefix = /\bP\d+g\d+s\d+\\/g;
// Names of classes without a name of their own: PHPStan names them after their file, and the parser after the block,
// which both depend on the pages that are looked at together.
const anonymous =
  /\bAnonymousClass[0-9a-f]{32}\b|class@anonymous\/\S+?\.php:\d+|\b(?:\w+\\)*Sample_b\d+\b/g;

/** A message with the names of classes as the page has them. */
export function withoutPrefix(text: string): string {
  return text.replaceAll(prefix, '');
}

/** An entry without anything that the analysis has named. */
export function withoutGeneratedNames(entry: Entry): Entry {
  const clean = (text: string) => withoutPrefix(text).replaceAll(anonymous, 'class@anonymous');
  return {
    ...entry,
    name: clean(entry.name),
    ...(entry.type !== undefined && {type: clean(entry.type)}),
    ...(entry.signature !== undefined && {signature: clean(entry.signature)}),
  };
}
