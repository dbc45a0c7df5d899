import type {Element} from 'hast';

import {shortName} from '../../../shared/text/shortName';
import {type Child, joined} from '../declarations/children';
import {
  type MemberKind,
  internalMembers,
  memberAnchor,
  memberKey,
  memberName,
  publicMembers,
} from '../declarations/members';
import {
  type Writing,
  writeClass,
  writeConstant,
  writeMethod,
  writeProperty,
} from '../declarations/signatures';
import {lineUrl} from '../read/addresses';
import {attributeTargets} from './attributeTargets';
import {count, h, heading, internalList, link} from './html';
import type {PlacedClass} from './placeClasses';
import {type Relations, relationNames} from './relations';
import type {ClassService} from './servicesOf';
import type {Since} from './sinceOf';
import type {LinkedName} from './thrownBy';

/** A page of the site that mentions a class. */
export interface Mention {
  readonly title: string;
  readonly route: string;
}

/** What the page of a class shows besides its declaration. */
export interface ClassContext extends Writing {
  /** The address of the page. */
  readonly route: string;
  readonly relations: ReadonlyMap<string, Relations>;
  /** The page that explains a class, by its full name. */
  readonly explained: ReadonlyMap<string, Mention>;
  /** The pages whose samples use `Vendor\Class` or `Vendor\Class::member`. */
  readonly used: ReadonlyMap<string, readonly Mention[]>;
  /** The exceptions whose messages a class writes, with their places in the list of messages. */
  readonly thrown: ReadonlyMap<string, readonly LinkedName[]>;
  readonly services: ReadonlyMap<string, readonly ClassService[]>;
  readonly since: Since;
}

interface Marked {
  readonly name: string;
  readonly line?: number;
  readonly deprecated?: boolean;
}

// More would hide the rest of the page; the source has all.
const mostRelations = 12;
const mostPages = 6;
const mostPagesOfMember = 2;
// A longer list of cases is one paragraph, since each row needs more elements.
const mostCases = 24;

/** The part of a page about a class: declaration, notes, members and uses. */
export function classSection(placed: PlacedClass, context: ClassContext): Element[] {
  const {declared, anchor, title} = placed;
  return [
    heading(anchor, title),
    h(
      'p',
      {},
      h('code', {}, ...declarationOf(placed, context)),
      ...marks(declared, context.since.ofClass(declared.fqcn)),
    ),
    ...notesOf(placed, context),
    ...membersOf(placed, context),
    ...usesOf(placed, context),
  ];
}

/** The declaration of a class, whose name links to its source. */
export function declarationOf(placed: PlacedClass, context: Writing): Child[] {
  const {declared} = placed;
  const short = shortName(declared.fqcn);
  const namespace = declared.fqcn.slice(0, -short.length);
  // A global parent with the same short name is not the class itself.
  const writing: Writing = {
    type: (code) => (code === `\\${short}` ? [code] : context.type(code)),
  };
  return writeClass(
    declared,
    sourceLink(placed, declared, [namespace, h('b', {}, short)]),
    writing,
  );
}

/** What follows a declaration: whether it is deprecated, and since when it exists. */
export function marks(
  {deprecated}: {readonly deprecated?: boolean},
  since: string | undefined,
): Child[] {
  return [
    ...(deprecated === true ? [' ', h('i', {}, 'deprecated')] : []),
    ...(since === undefined ? [] : [' ', h('small', {}, `since ${since}`)]),
  ];
}

/** A name as a link to its line in the source at the documented tag, if the line is known. */
function sourceLink(
  {declared, api}: PlacedClass,
  {line}: {readonly line?: number},
  name: Child[],
): Element {
  const {file} = declared;
  if (file === undefined) {
    return h('b', {}, ...name);
  }
  return h('a', {href: lineUrl(api, file, line)}, ...name);
}

function notesOf({declared}: PlacedClass, context: ClassContext): Element[] {
  const page = context.explained.get(declared.fqcn);
  const targets = attributeTargets(declared.attribute);
  const {tags = [], trait_rules: rules = [], methods = []} = declared;
  const isClosed = methods.some(
    ({name, visibility}) => name === '__construct' && visibility === 'private',
  );
  const notes: Child[][] = [
    ...(page === undefined ? [] : [['Explained in ', h('a', {href: page.route}, page.title), '.']]),
    ...(targets === undefined
      ? []
      : [[`An attribute for ${targets}${declared.repeatable === true ? ', repeatable' : ''}.`]]),
    ...(isClosed ? [['The constructor is private.']] : []),
    ...codeNote('PHPDoc', tags, context),
    ...codeNote('Methods of several traits', rules, context),
  ];
  return notes.length === 0 ? [] : [h('p', {}, ...joined(notes, ' '))];
}

function codeNote(label: string, codes: readonly string[], {type}: Writing): Child[][] {
  const written = codes.map((code) => [h('code', {}, ...type(code))]);
  return codes.length === 0 ? [] : [[`${label}: `, ...joined(written, ', '), '.']];
}

type Members = ReturnType<typeof publicMembers>;

function membersOf(placed: PlacedClass, context: ClassContext): Element[] {
  const members = publicMembers(placed.declared);
  const isLong = members.cases.length > mostCases;
  const rows = memberRows(placed, isLong ? {...members, cases: []} : members, context);
  const internal = memberRows(placed, internalMembers(placed.declared), context);
  return [
    ...(isLong ? [casesInLine(placed, members.cases)] : []),
    ...(rows.length === 0 ? [] : [h('ul', {}, ...rows)]),
    ...(internal.length === 0 ? [] : [internalList(count(internal.length, 'member'), internal)]),
  ];
}

function memberRows(
  placed: PlacedClass,
  {cases, constants, properties, methods}: Members,
  context: ClassContext,
): Element[] {
  const {declared, anchor} = placed;
  const nameOf = (member: Marked, text = member.name) => sourceLink(placed, member, [text]);
  const row = (kind: MemberKind, member: Marked, signature: readonly Child[]) =>
    h(
      'li',
      {id: memberAnchor(anchor, kind, member.name)},
      h('code', {}, ...signature),
      ...marks(member, context.since.ofMember(declared.fqcn, memberKey(kind, member.name))),
      ...samplesOf(`${declared.fqcn}::${memberName(kind, member.name)}`, context),
    );
  return [
    ...cases.map((one) => row('cases', one, writeConstant('case', one, nameOf(one), context))),
    ...constants.map((one) =>
      row('constants', one, writeConstant('const', one, nameOf(one), context)),
    ),
    ...properties.map((one) =>
      row('properties', one, writeProperty(one, nameOf(one, `$${one.name}`), context)),
    ),
    ...methods.map((one) => row('methods', one, writeMethod(one, nameOf(one), context))),
  ];
}

function casesInLine(placed: PlacedClass, cases: Members['cases']): Element {
  const links = cases.map((one) => {
    const name = sourceLink(placed, one, [one.name]);
    const id = memberAnchor(placed.anchor, 'cases', one.name);
    return [
      {...name, properties: {...name.properties, id}},
      ...(one.value === undefined ? [] : [` = ${one.value}`]),
    ];
  });
  return h('p', {}, `${count(cases.length, 'case')}: `, h('code', {}, ...joined(links, ', ')));
}

/** The pages with the best samples of a member, behind its declaration. */
function samplesOf(member: string, {used}: ClassContext): Child[] {
  const links = linksTo(used.get(member) ?? []).slice(0, mostPagesOfMember);
  return links.length === 0 ? [] : [' ', h('small', {}, 'Samples: ', ...joined(links, ', '))];
}

function linksTo(pages: readonly Mention[]): Element[][] {
  return pages.map(({title, route}) => [h('a', {href: route}, title)]);
}

function usesOf({declared}: PlacedClass, context: ClassContext): Element[] {
  const {relations, thrown, services, used, route} = context;
  const found = relations.get(declared.fqcn) ?? {};
  const rows = relationNames.flatMap((name): Element[] => {
    const list = found[name];
    return list === undefined
      ? []
      : [
          h('dt', {}, name),
          h(
            'dd',
            {},
            ...cut(
              list.map((one) => [asCode(one, route)]),
              mostRelations,
            ),
          ),
        ];
  });
  const exceptions = thrown.get(declared.fqcn) ?? [];
  const registered = services.get(declared.fqcn) ?? [];
  const links = linksTo(used.get(declared.fqcn) ?? []);
  const all = [
    ...rows,
    ...(exceptions.length === 0
      ? []
      : [
          h('dt', {}, 'Throws'),
          h(
            'dd',
            {},
            ...joined(
              exceptions.map((one) => [asCode(one, route)]),
              ', ',
            ),
          ),
        ]),
    ...(registered.length === 0
      ? []
      : [
          h('dt', {}, 'Service'),
          h('dd', {}, ...joined(registered.map(serviceText(declared.fqcn)), '; ')),
        ]),
    ...(links.length === 0 ? [] : [h('dt', {}, 'Samples'), h('dd', {}, ...cut(links, mostPages))]),
  ];
  return all.length === 0 ? [] : [h('dl', {}, ...all)];
}

/** What is known of a service in words: its id, what it is an alias of, its tags and environments. */
function serviceText(fqcn: string): (service: ClassService) => Child[] {
  return ({id, alias, tags, environments}) => [
    ...(id === fqcn ? ['its full name'] : [h('code', {}, id)]),
    ...(alias === undefined ? [] : [', an alias of ', h('code', {}, alias)]),
    ...(tags.length === 0
      ? []
      : [
          tags.length === 1 ? ', tag ' : ', tags ',
          ...joined(
            tags.map((tag) => [h('code', {}, tag)]),
            ', ',
          ),
        ]),
    ...(environments.length === 0 ? [] : [`, in ${environments.join(' and ')}`]),
  ];
}

function asCode({label, address}: LinkedName, route: string): Element {
  return h('code', {}, link(address, route, label));
}

function cut(entries: readonly (readonly Child[])[], most: number): Child[] {
  const rest = entries.length - most;
  return [
    ...joined(entries.slice(0, most), ', '),
    ...(rest > 0 ? [` and ${String(rest)} more`] : []),
  ];
}
