import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {versionOfTag} from '../read/addresses';
import {longDate} from '../read/dates';
import type {History} from '../schema/history';
import {addressOf} from './addressOf';
import {type ReleaseChanges, changesOf, countChanges} from './changes';
import {type Child, h, heading, joined} from './html';
import {type PlacedClass, overviewOf, shortName} from './placeClasses';
import type {ReferenceLibrary, ReferencePage} from './referencePages';
import {shortDeclarations} from './shortNames';

// The page must stay under the limits of bytes and elements; releases are never divided.
const mostChanges = 400;

/** The address of the list of changes of a section. */
export function changesRoute(section: string): string {
  return `/${section}/reference/changes`;
}

/** What the releases of a library changed in its public API; undefined if nothing is known to have changed. */
export function changesPage(
  {section, release}: ReferenceLibrary,
  history: History | undefined,
  belongs: (fqcn: string) => boolean,
  placed: ReadonlyMap<string, PlacedClass>,
  upgrade: string | undefined,
): ReferencePage | undefined {
  const all = history === undefined ? [] : changesOf(history, belongs);
  const [oldest] = history?.releases ?? [];
  if (history === undefined || oldest === undefined || all.length === 0) {
    return undefined;
  }
  const shown = shownChanges(all);
  const last = versionOfTag(history.tag);
  const introduction: Child[] = [
    `Public classes and members that the releases up to ${last} added, removed or changed, ` +
      `found by comparing the sources of ${String(history.releases.length)} stable releases since ${versionOfTag(oldest[0])}. ` +
      'Behavior that changed behind the same names is not listed. ' +
      'A member that its class inherits only from another package is listed as removed.',
    ...(upgrade === undefined
      ? []
      : [' What to do about it: ', h('a', {href: upgrade}, 'the upgrade page'), '.']),
    ...(last === release ? [] : [` The source of ${release} itself is not stored.`]),
  ];
  const hidden = all.length - shown.length;
  return {
    route: changesRoute(section),
    title: `API changes of ${section}`,
    description: `Public classes, methods and signatures that each release of ${section} added, removed or changed, up to ${last}.`,
    toc: shown.map(({version}) => ({id: idOf(version), value: version})),
    html: toHtml([
      h('p', {}, ...introduction),
      ...shown.flatMap((one) => releaseSection(one, placed)),
      ...(hidden === 0
        ? []
        : [
            h(
              'p',
              {},
              `${String(hidden)} older releases with changes, from ${all.at(-1)?.version ?? ''} to ` +
                `${all[shown.length]?.version ?? ''}, are left out.`,
            ),
          ]),
    ]),
    parents: [
      {label: section, href: `/${section}`},
      {label: 'API reference', href: overviewOf(section)},
    ],
  };
}

/** The id of the heading of a release. */
export function idOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** The newest releases, as many as the page has room for. */
export function shownChanges(all: readonly ReleaseChanges[]): readonly ReleaseChanges[] {
  let sum = 0;
  const end = all.findIndex((one, index) => {
    sum += countChanges(one);
    return index > 0 && sum > mostChanges;
  });
  return end === -1 ? all : all.slice(0, end);
}

function releaseSection(one: ReleaseChanges, placed: ReadonlyMap<string, PlacedClass>): Element[] {
  const nameOf = (name: string) => {
    const address = addressOf(placed, name.replace('()', ''));
    const [owner = '', member] = name.split('::');
    const label = member === undefined ? shortName(owner) : `${shortName(owner)}::${member}`;
    return address === undefined ? label : h('a', {href: address}, label);
  };
  const names = (title: string, list: readonly string[], label = nameOf) =>
    list.length === 0
      ? []
      : [
          h('dt', {}, title),
          h(
            'dd',
            {},
            h(
              'code',
              {},
              ...joined(
                list.map((name) => [label(name)]),
                ', ',
              ),
            ),
          ),
        ];
  // What is gone has no address; its namespace distinguishes it from others.
  const withoutVendor = (name: string) => name.replace(/^Rekalogika\\/, '');
  return [
    heading(idOf(one.version), one.version),
    h('p', {}, h('small', {}, longDate(new Date(one.date)))),
    h(
      'dl',
      {},
      ...names('Removed', one.removed, withoutVendor),
      ...names('Now internal', one.internal, withoutVendor),
      ...(one.moved.length === 0
        ? []
        : [
            h('dt', {}, 'Moved'),
            h(
              'dd',
              {},
              ...joined(
                one.moved.map(([from, to]) => [
                  h(
                    'code',
                    {},
                    withoutVendor(from),
                    ' → ',
                    placed.has(to) ? nameOf(to) : withoutVendor(to),
                  ),
                ]),
                ', ',
              ),
            ),
          ]),
      ...names('Removed members', one.removedMembers, (name) => shortMember(name)),
      ...names('Added', one.added),
      ...names('Added members', one.addedMembers),
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

function shortMember(name: string): string {
  const [owner = '', member = ''] = name.split('::');
  return `${shortName(owner)}::${member}`;
}
