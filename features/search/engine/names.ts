import {classAnchor, classOfAnchor} from '../../../shared/text/classAnchor';
import {isRecord} from '../../../shared/json/isRecord';
import {packNumbers, unpackNumbers} from './packedNumbers';
import {type PackedTerms, isPackedTerms, packTerms, unpackTerms} from './packedTerms';
import {push} from '../../../shared/lists/push';

/**
 * The names in the API reference and those that are gone, as the index file holds them. Full names are below the
 * vendor's namespace and have dots; what follows from a name, such as its anchor, is left out.
 */
export interface PackedNames {
  /** Lines of a section, the last part of an address and a title. */
  readonly pages: string;
  readonly classes: PackedTerms;
  /** The page and the kind of each class, as packed numbers. */
  readonly places: string;
  readonly kinds: string;
  /** A line for each class, with its members between spaces. */
  readonly members: string;
  /** Lines of a section and a version, and the page of the list of changes if it is not the first. */
  readonly releases: string;
  readonly gone: PackedTerms;
  /** The release of each name that is gone, as packed numbers. */
  readonly goneIn: string;
  /**
   * The fate of each, as packed numbers: its state; or, behind the states, the class that replaced it, by its number among
   * the classes and those that are gone.
   */
  readonly fates: string;
  /** Lines of the number of a class, that of a release, and the members that are gone since then. */
  readonly goneMembers: string;
}

const kinds = ['attribute', 'class', 'enum', 'interface', 'trait'] as const;

/** A class in the API reference. */
export interface KnownClass {
  /** Full name. */
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  readonly section: string;
  /** The title of its page. */
  readonly title: string;
  /** The address of its heading. */
  readonly address: string;
  /** As in their anchors: `map`, `$width`. */
  readonly members: readonly string[];
}

const states = ['removed', 'unpublished', 'internal', 'internal, then removed'] as const;

/** The first release without a name, and where the list of changes has it. */
interface Release {
  readonly section: string;
  readonly version: string;
  /** The page of the list of changes, from 1. */
  readonly page: number;
}

/** A public class that the documented release does not have. */
export interface GoneClass extends Release {
  /** Full name. */
  readonly name: string;
  /** Unpublished: an internal class of today has its short name. */
  readonly state: (typeof states)[number];
  /** The full name of what replaced it: a class of today, or one that is gone itself. */
  readonly replacement: string | undefined;
}

/** A public member that a class of the documented release had before. */
export interface GoneMember extends Release {
  /** The full name of the class. */
  readonly owner: string;
  /** As in its former anchor: `map`, `$width`. */
  readonly member: string;
}

/** The names of the libraries. */
export interface Names {
  /** By full name, in its order. */
  readonly classes: readonly KnownClass[];
  readonly gone: readonly GoneClass[];
  /** In the order of the classes. */
  readonly goneMembers: readonly GoneMember[];
}

/** No names. */
export const noNames: Names = {classes: [], gone: [], goneMembers: []};

/** The address of the list of all classes of a section. */
function overviewOf(section: string): string {
  return `/${section}/reference/api`;
}

/**
 * Packs names, which are sorted.
 *
 * @throws Error for a name whose address does not follow from it.
 */
export function packNames({classes, gone, goneMembers}: Names): PackedNames {
  const pages = [...new Set(classes.map(pageLine))];
  const releases = [...new Set([...gone, ...goneMembers].map(releaseLine))];
  const numbers = new Map(classes.map(({name}, number) => [name, number]));
  gone.forEach(({name}, number) => numbers.set(name, classes.length + number));
  const packed = {
    pages: pages.join('\n'),
    classes: packTerms(classes.map(({name}) => classAnchor(name))),
    places: packNumbers(classes.map((one) => pages.indexOf(pageLine(one)))),
    kinds: packNumbers(classes.map(({kind}) => kinds.indexOf(kind))),
    members: classes.map(({members}) => members.join(' ')).join('\n'),
    releases: releases.join('\n'),
    gone: packTerms(gone.map(({name}) => classAnchor(name))),
    goneIn: packNumbers(gone.map((one) => releases.indexOf(releaseLine(one)))),
    fates: packNumbers(
      gone.map(({state, replacement}) => {
        const number = numbers.get(replacement ?? '');
        return number === undefined ? states.indexOf(state) : states.length + number;
      }),
    ),
    goneMembers: packGoneMembers(goneMembers, numbers, releases),
  };
  const unpacked = unpackNames(packed).classes;
  const wrong = classes.filter(({address}, place) => unpacked[place]?.address !== address);
  if (wrong.length > 0) {
    throw new Error(
      `features/search/engine/names.ts: other addresses in the API reference: ${wrong
        .map(({name, address}) => `${name} at ${address}`)
        .join(', ')}`,
    );
  }
  return packed;
}

/** A line for the members of a class that are gone since the same release. */
function packGoneMembers(
  goneMembers: readonly GoneMember[],
  numbers: ReadonlyMap<string, number>,
  releases: readonly string[],
): string {
  const lines = new Map<string, string[]>();
  for (const one of goneMembers) {
    const place = `${String(numbers.get(one.owner))} ${String(releases.indexOf(releaseLine(one)))}`;
    push(lines, place, one.member);
  }
  return [...lines].map(([place, members]) => [place, ...members].join(' ')).join('\n');
}

/** The names that were packed. */
export function unpackNames(packed: PackedNames): Names {
  const pages = packed.pages.split('\n').map((line) => {
    const [, section = '', slug = '', title = ''] = /^(\S*) (\S*) (.*)$/.exec(line) ?? [];
    return {section, title, route: `${overviewOf(section)}/${slug}`};
  });
  const places = unpackNumbers(packed.places);
  const kindNumbers = unpackNumbers(packed.kinds);
  const members = packed.members.split('\n');
  const names = unpackTerms(packed.classes).map(classOfAnchor);
  const classes = names.map((name, place): KnownClass => {
    const {section = '', title = '', route = ''} = pages[places[place] ?? 0] ?? {};
    return {
      name,
      kind: kinds[kindNumbers[place] ?? 0] ?? 'class',
      section,
      title,
      address: `${route}#${classAnchor(name)}`,
      members: members[place]?.split(' ').filter(Boolean) ?? [],
    };
  });
  const releases = packed.releases.split('\n').map((line): Release => {
    const [section = '', version = '', page = '1'] = line.split(' ');
    return {section, version, page: Number(page)};
  });
  const goneIn = unpackNumbers(packed.goneIn);
  const fates = unpackNumbers(packed.fates);
  const goneNames = unpackTerms(packed.gone).filter(Boolean).map(classOfAnchor);
  // In the order of their numbers in the fates.
  const replacements = [...names, ...goneNames];
  return {
    classes,
    gone: goneNames.map((name, place) => {
      const release = releases[goneIn[place] ?? 0] ?? noRelease;
      const fate = fates[place] ?? 0;
      return {
        name,
        ...release,
        state: states[fate] ?? 'removed',
        replacement: fate < states.length ? undefined : replacements[fate - states.length],
      };
    }),
    goneMembers: packed.goneMembers
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const [owner, number, ...members] = line.split(' ');
        const release = releases[Number(number)] ?? noRelease;
        return members.map((member) => ({owner: names[Number(owner)] ?? '', member, ...release}));
      }),
  };
}

const noRelease: Release = {section: '', version: '', page: 1};

/** Whether a value has the form of packed names. */
export function isPackedNames(value: unknown): value is PackedNames {
  return (
    isRecord(value) &&
    isPackedTerms(value.classes) &&
    isPackedTerms(value.gone) &&
    [
      value.pages,
      value.places,
      value.kinds,
      value.members,
      value.releases,
      value.goneIn,
      value.fates,
      value.goneMembers,
    ].every((text) => typeof text === 'string')
  );
}

function pageLine({section, address, title}: KnownClass): string {
  const slug = address.slice(overviewOf(section).length + 1).replace(/#.*$/, '');
  return `${section} ${slug} ${title}`;
}

function releaseLine({section, version, page}: Release): string {
  return `${section} ${version}${page === 1 ? '' : ` ${String(page)}`}`;
}
