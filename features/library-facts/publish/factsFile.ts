import * as z from 'zod';

import {isPublic} from '../declarations/isPublic';
import {classDeclaration, memberDeclarations} from '../declarations/plainDeclarations';
import {changesOf} from '../reference/changes';
import type {PlacedClass} from '../reference/placeClasses';
import {versionOfTag} from '../read/addresses';
import type {Library} from '../read/packages';
import {isGone} from '../reference/goneMembers';
import {replacements} from '../reference/replacements';
import {versionOf} from '../reference/sinceOf';
import type {Api, ApiClass} from '../schema/api';
import type {History, SymbolHistory} from '../schema/history';
import {type Messages, message} from '../schema/messages';
import type {Services} from '../schema/services';
import {applicationFacts, applicationShape} from './applicationFacts';

const text = z.string();

const member = z.strictObject({
  name: text.describe('As in a history: `map()`, `$width`, `Widest`.'),
  signature: text.describe('The declaration, with PHPDoc types where the source has them.'),
  line: z.int().optional(),
  deprecated: z.literal(true).optional(),
  since: text.optional().describe('The first release that has it.'),
});

const declaredClass = z.strictObject({
  name: text.describe('The full name.'),
  kind: z.enum(['class', 'interface', 'trait', 'enum']),
  signature: text,
  package: text,
  file: text.optional(),
  line: z.int().optional(),
  deprecated: z.literal(true).optional(),
  since: text.optional().describe('The first release that has it.'),
  page: z.url().optional().describe('Its place in the API reference.'),
  members: z.array(member),
});

const removed = z.strictObject({
  name: text.describe('The full name of a class that was public and that no library has now.'),
  since: text.describe('The first release with it.'),
  release: text.describe('The first release without it.'),
  internal: z.literal(true).optional().describe('That release has it as an internal class.'),
  replacement: text
    .optional()
    .describe('The full name of what that release has instead: where it moved, or what to use.'),
});

const removedMember = z.strictObject({
  name: text.describe('`Vendor\\Class::map()` that a class of today had before.'),
  release: text.describe('The first release without it.'),
});

const changed = z.strictObject({
  name: text.describe('The full name of a class, or of a member as in `removedMembers`.'),
  release: text.describe('The first release with the other declaration.'),
  before: text,
  after: text,
});

/** The form of the files that the site publishes about each library. */
export const factsSchema = z.strictObject({
  $schema: z.url(),
  library: text,
  repository: text,
  release: text,
  date: text.describe('The date of the release, in ISO format.'),
  dateIsApproximate: z.boolean(),
  readAt: text
    .optional()
    .describe('The tag of files and lines, if the source of the release is not stored.'),
  provenance: text
    .optional()
    .describe('The origin of the facts if the source of the release is not stored.'),
  license: text,
  install: text.describe('The package for `composer require`.'),
  packages: z.array(
    z.strictObject({
      name: text,
      type: text,
      require: z.record(text, text).describe('Constraints, as in composer.json.'),
    }),
  ),
  releases: z
    .array(z.strictObject({version: text, date: text}))
    .describe('The releases whose sources were compared, by version.'),
  classes: z.array(declaredClass).describe('The public classes.'),
  removed: z.array(removed),
  removedMembers: z.array(removedMember),
  changed: z.array(changed).describe('Declarations that a release changed, the newest first.'),
  messages: z.array(message),
  ...applicationShape,
});

/** What the site publishes about a library, for programs. */
export type FactsFile = z.infer<typeof factsSchema>;

/** What is recorded of a library. */
export interface LibraryRecords {
  readonly library: Library;
  readonly api: Api;
  readonly history: History | undefined;
  readonly messages: Messages | undefined;
  readonly services: Services | undefined;
}

/** The facts of a library; `origin` is the address of the site without a slash at the end. */
export function factsFile(
  {library, api, history, messages, services}: LibraryRecords,
  placed: ReadonlyMap<string, PlacedClass>,
  origin: string,
  schema: string,
): FactsFile {
  const {releases, ...changes} = history === undefined ? noPast : pastOf(history, placed);
  return {
    $schema: schema,
    library: api.library,
    repository: api.repository,
    release: library.release,
    date: library.date,
    dateIsApproximate: library.dateIsApproximate,
    ...(api.read_at !== undefined && {readAt: api.read_at}),
    ...(api.provenance !== undefined && {provenance: api.provenance}),
    license: library.license,
    install: library.install,
    packages: api.packages.map(({name, type, require}) => ({name, type, require: {...require}})),
    releases,
    classes: api.classes
      .filter(isPublic)
      .map((declared) => describeClass(declared, history, placed, origin)),
    ...changes,
    messages: [...(messages?.messages ?? [])],
    ...applicationFacts(services, origin),
  };
}

type Past = Pick<FactsFile, 'releases' | 'removed' | 'removedMembers' | 'changed'>;

const noPast: Past = {releases: [], removed: [], removedMembers: [], changed: []};

/** The releases of a library, with what they changed or removed and no library has today. */
function pastOf(history: History, placed: ReadonlyMap<string, PlacedClass>): Past {
  const changes = changesOf(history);
  const moved = new Map(changes.flatMap((release) => release.moved));
  return {
    releases: history.releases.map(([tag, date]) => ({version: versionOfTag(tag), date})),
    removed: Object.entries(history.classes).flatMap(([name, {since, gone, internal}]) => {
      const replacement = moved.get(name) ?? replacements[name];
      return gone === undefined || placed.has(name)
        ? []
        : [
            {
              name,
              since: versionOf(history, since),
              release: versionOf(history, gone),
              ...(internal && {internal}),
              ...(replacement !== undefined && {replacement}),
            },
          ];
    }),
    removedMembers: changes.flatMap(({version: release, removedMembers}) =>
      removedMembers.filter(isGone(history, release)).map((name) => ({name, release})),
    ),
    changed: changes.flatMap(({version: release, changed}) =>
      changed.map((change) => ({...change, release})),
    ),
  };
}

function describeClass(
  declared: ApiClass,
  history: History | undefined,
  placed: ReadonlyMap<string, PlacedClass>,
  origin: string,
): FactsFile['classes'][number] {
  const {fqcn, kind, file, line, deprecated} = declared;
  const known = history?.classes[fqcn];
  const sinceOf = (one: SymbolHistory | undefined) =>
    history === undefined || one === undefined ? {} : {since: versionOf(history, one.since)};
  const members = new Map(Object.entries(known?.members ?? {}));
  const address = placed.get(fqcn)?.address;
  return {
    name: fqcn,
    kind,
    signature: classDeclaration(declared),
    package: declared.package,
    ...(file !== undefined && {file}),
    ...(line !== undefined && {line}),
    ...(deprecated === true && {deprecated: true as const}),
    ...sinceOf(known),
    ...(address !== undefined && {page: origin + address}),
    members: memberDeclarations(declared).map((member) => ({
      name: member.key,
      signature: member.signature,
      ...(member.line !== undefined && {line: member.line}),
      ...(member.deprecated === true && {deprecated: true as const}),
      ...sinceOf(members.get(member.key)),
    })),
  };
}
