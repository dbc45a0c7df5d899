import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {shortName} from '../../../shared/text/shortName';
import {type Child, joined} from '../declarations/children';
import {versionOfTag} from '../read/addresses';
import {longDate} from '../read/dates';
import {addressOf} from './addressOf';
import type {ReleaseChanges} from './changes';
import {h, heading} from './html';
import type {PlacedClass} from './placeClasses';
import type {ReferenceLibrary, ReferencePage} from './referencePages';
import type {RequirementChange} from './requirementChanges';
import type {SectionChanges} from './sectionChanges';
import {shortDeclarations} from './shortNames';
import {versionOf} from './sinceOf';

/** Where the names of the pages lead. */
interface Targets {
  readonly placed: ReadonlyMap<string, PlacedClass>;
  /** What to use instead of a removed class, by full name. */
  readonly replacements: Readonly<Record<string, string | undefined>>;
  /** The address of the page about upgrades. */
  readonly upgrade: string | undefined;
}

/** The address of a list of changes of a section; the first has the newest releases. */
function changesRoute(section: string, page: number): string {
  return `/${section}/reference/changes${page === 1 ? '' : `-${String(page)}`}`;
}

/** What the releases of a library changed in its public API and requirements, the newest first. */
export function changesPages(
  library: ReferenceLibrary,
  changes: SectionChanges,
  targets: Targets,
): ReferencePage[] {
  return changes.pages.map((releases, index) =>
    changesPage(library, changes, index + 1, releases, targets),
  );
}

function changesPage(
  {section}: ReferenceLibrary,
  {history, pages}: SectionChanges,
  page: number,
  releases: readonly ReleaseChanges[],
  {placed, replacements, upgrade}: Targets,
): ReferencePage {
  const last = versionOfTag(history.tag);
  const range = rangeOf(releases);
  const sources = history.releases.length - (history.provenance === undefined ? 0 : 1);
  const others = pages.flatMap((other, index) =>
    index + 1 === page
      ? []
      : [[h('a', {href: changesRoute(section, index + 1)}, rangeOf(other))] as const],
  );
  const introduction: Child[] = [
    `Requirements, public classes and members that ${page === 1 ? `the releases up to ${last}` : range} added, removed ` +
      'or changed, found by comparing the sources of ' +
      `${String(sources)} stable releases since ${versionOf(history, 0)}. ` +
      'What the packages of the library require of each other is not listed, nor is behavior that changed behind the same names. ' +
      'A member that its class inherits only from another package is listed as removed. ' +
      'An arrow leads from a class to its replacement.',
    ...(upgrade === undefined
      ? []
      : [' What to do about it: ', h('a', {href: upgrade}, 'the upgrade page'), '.']),
    ...(others.length === 0 ? [] : [' Other releases: ', ...joined(others, ', '), '.']),
    ...(history.provenance === undefined
      ? []
      : [` The source of ${last} itself is not stored: only known changes are listed.`]),
  ];
  return {
    route: changesRoute(section, page),
    title: page === 1 ? `Changes in ${section}` : `Changes in ${section} ${range}`,
    label: page === 1 ? 'Changes' : 'Older changes',
    description:
      'Requirements, public classes, methods and signatures that each release of ' +
      `${section} added, removed or changed, ${page === 1 ? `up to ${last}` : `from ${range}`}.`,
    toc: releases.map(({version}) => ({id: idOf(version), value: version})),
    html: toHtml([
      h('p', {}, ...introduction),
      ...releases.flatMap((one) => releaseSection(one, placed, replacements)),
    ]),
  };
}

/** The first and the last version of releases, the newest first. */
function rangeOf(releases: readonly ReleaseChanges[]): string {
  const [newest, oldest] = [releases[0]?.version ?? '', releases.at(-1)?.version ?? ''];
  return newest === oldest ? newest : `${oldest} to ${newest}`;
}

/** The id of the heading of a release. */
function idOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

function releaseSection(
  one: ReleaseChanges,
  placed: Targets['placed'],
  replacements: Targets['replacements'],
): Element[] {
  const nameOf = (name: string) => {
    const address = addressOf(placed, name.replace('()', ''));
    return linked(shortMember(name), address);
  };
  // Of what is gone, the namespace distinguishes it from others.
  const withoutVendor = (name: string) => name.replace(/^Rekalogika\\/, '');
  const replaced = (from: string, to: string): Child[] => [
    withoutVendor(from),
    ' → ',
    placed.has(to) ? nameOf(to) : withoutVendor(to),
  ];
  const goneName = (name: string): Child[] => {
    const replacement = replacements[name];
    return replacement === undefined ? [withoutVendor(name)] : replaced(name, replacement);
  };
  const goneMember = (name: string) => {
    const [owner = ''] = name.split('::');
    return [linked(shortMember(name), placed.get(owner)?.address)];
  };
  return [
    heading(idOf(one.version), one.version),
    h('p', {}, h('small', {}, longDate(new Date(one.date)))),
    h(
      'dl',
      {},
      ...requirementRows(one.requirements),
      ...names('New packages', one.addedPackages, (name) => [name]),
      ...names('Discontinued packages', one.removedPackages, (name) => [name]),
      ...names('Removed', one.removed, goneName),
      ...names('Now internal', one.internal, goneName),
      ...names('Moved', one.moved, ([from, to]) => replaced(from, to)),
      ...names('Removed members', one.removedMembers, goneMember),
      ...names('Added', one.added, (name) => [nameOf(name)]),
      ...names('Added members', one.addedMembers, (name) => [nameOf(name)]),
      ...(one.changed.length === 0 ? [] : [h('dt', {}, 'Changed')]),
      ...one.changed.map(({name, before, after}) =>
        h(
          'dd',
          {},
          h('code', {}, nameOf(name)),
          ': ',
          ...joined(
            shortDeclarations(name, [before, after]).map((text) => [h('code', {}, text)]),
            ' → ',
          ),
        ),
      ),
    ),
  ];
}

/** A row of names; none without them. */
function names<T>(title: string, list: readonly T[], label: (one: T) => readonly Child[]) {
  return list.length === 0
    ? []
    : [h('dt', {}, title), h('dd', {}, h('code', {}, ...joined(list.map(label), ', ')))];
}

/** What a release requires now, with the packages that do so if it is not all of them. */
function requirementRows(changes: readonly RequirementChange[]): Element[] {
  if (changes.length === 0) {
    return [];
  }
  const code = (text: string) => h('code', {}, text);
  return [
    h('dt', {}, 'Requirements'),
    ...changes.map(({names: required, before, after, packages}) => {
      const constraints: Child[] =
        after === undefined
          ? ['no longer required']
          : before === undefined
            ? [code(after), ', new']
            : [code(before), ' → ', code(after)];
      const owners = packages.map((name) => name.replace(/^rekalogika\//, '')).join(', ');
      return h(
        'dd',
        {},
        code(required.join(', ')),
        ': ',
        ...constraints,
        owners === '' ? '' : ` (${owners})`,
      );
    }),
  ];
}

function linked(label: string, address: string | undefined): Child {
  return address === undefined ? label : h('a', {href: address}, label);
}

/** A class, or a member with its class, with short names. */
function shortMember(name: string): string {
  const [owner = '', member] = name.split('::');
  return member === undefined ? shortName(owner) : `${shortName(owner)}::${member}`;
}
