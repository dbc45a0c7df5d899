import {editDistance} from '../../../shared/text/editDistance';
import {shortName} from '../../../shared/text/shortName';
import {type GoneMatch, type Indexed, type NameIndex, type NameMatch, plainName} from './nameIndex';
import type {GoneClass, GoneMember, KnownClass} from './names';
import {type TypedName, isCompound} from './readName';

/** How a query names what was found: whole, in part, or with a typing error. */
export type Certainty = 'whole' | 'part' | 'near';

/** What a query names. */
export interface MatchedNames {
  readonly certainty: Certainty;
  readonly present: readonly NameMatch[];
  readonly gone: readonly GoneMatch[];
}

// More would only lengthen the list: a name of so many classes does not identify one.
const most = 3;
const mostGone = 2;
const minPart = 4;
const minInside = 6;
const minNear = 6;
const maxNear = 40;

/**
 * The names that a typed name means: those with it, else those with it as a part, else those that differ by a letter or
 * two. Names that are gone are considered only if no name of today is the typed one. The names of the reader's library
 * are first.
 */
export function matchNames(
  typed: TypedName,
  names: NameIndex,
  library: string,
  isWord: (word: string) => boolean,
): MatchedNames {
  const whole = wholeMatches(typed, names);
  const goneMembers = newestOf(goneMembersOf(typed, names), library);
  const isOfClass = typed.owner !== '' && typed.member !== undefined;
  if (goneMembers.length > 0 && isOfClass && !whole.some((one) => isTyped(one, typed))) {
    return onlyGone(goneMembers);
  }
  if (whole.length > 0) {
    return {certainty: 'whole', present: firstOf(whole, library), gone: []};
  }
  const goneClasses = newestOf(typed.owner === '' ? [] : named(names.gone, typed), library);
  if (goneClasses.length > 0 && typed.isWritten) {
    return onlyGone(goneClasses);
  }
  if (goneMembers.length > 0) {
    return onlyGone(goneMembers);
  }
  const word = typed.member ?? shortName(typed.owner);
  // A word that pages have rather means that word than a part of a name, or one with a typing error.
  const isName = typed.isMarked || !isWord(word);
  const parts = isName ? partMatches(typed, names) : [];
  if (parts.length > 0) {
    // Half a word is the beginning of many names.
    const listed = firstOf(parts, library).slice(0, typed.isWritten ? most : 1);
    return {certainty: 'part', present: listed, gone: []};
  }
  if (goneClasses.length > 0) {
    return onlyGone(goneClasses);
  }
  if (!isName || word.length < minNear || word.length > maxNear) {
    return nothing;
  }
  const near = nearMatches(typed, word, names);
  const gone = near.length === 0 && typed.isWritten ? nearGone(typed, names) : [];
  return {certainty: 'near', present: firstOf(near, library), gone: newestOf(gone, library)};
}

const nothing: MatchedNames = {certainty: 'near', present: [], gone: []};

function onlyGone(gone: readonly GoneMatch[]): MatchedNames {
  return {certainty: 'whole', present: [], gone};
}

/** Whether it is the typed member, and not one like it. */
function isTyped({member = ''}: NameMatch, typed: TypedName): boolean {
  return plainName(member) === plainName(typed.member ?? '');
}

/** The members with the typed name that are gone: of the typed class, or of any for a member alone. */
function goneMembersOf({owner, member}: TypedName, {goneMembers}: NameIndex): GoneMember[] {
  const withName = goneMembers.get(plainName(member ?? owner)) ?? [];
  if (member === undefined || owner === '') {
    // A plain word, such as `where`, is rather a member of another package.
    return withName.filter((one) => one.isCompound).map(({one}) => one);
  }
  return owners(withName, owner).map(({one}) => one);
}

/** The classes whose full name is the typed one or has it for its last parts. */
function owners<T>(classes: readonly Indexed<T>[], owner: string): Indexed<T>[] {
  const ending = `\\${owner}`;
  return classes.filter(({full}) => full.endsWith(ending));
}

/** Those of these classes that were meant as names. */
function named<T>(classes: readonly Indexed<T>[], {owner, isWritten}: TypedName): T[] {
  return owners(classes, owner)
    .filter((one) => isWritten || one.isCompound)
    .map(({one}) => one);
}

/** The names that were typed whole; for a class and a member that it does not have, a member nearly like it, else the class. */
function wholeMatches(typed: TypedName, {classes, members}: NameIndex): NameMatch[] {
  const {owner, member, isMarked} = typed;
  if (member === undefined) {
    const found = named(classes, typed).map(ofClass);
    return found.length > 0
      ? found
      : (members.get(owner) ?? []).filter((one) => isMarked || isCompound(one.member ?? ''));
  }
  if (owner === '') {
    const isProperty = member.startsWith('$');
    return (members.get(plainName(member)) ?? []).filter(
      (one) => !isProperty || one.member?.startsWith('$') === true,
    );
  }
  const ofOwner = owners(classes, owner).map(({one}) => one);
  const found = ofOwner.flatMap((known) => membersBeginning(known, member));
  if (found.length > 0) {
    // If it is only the beginning of members, the name is typed in part.
    return found.filter((one) => plainName(one.member ?? '') === plainName(member));
  }
  const near = nearest(
    plainName(member),
    ofOwner.flatMap((known) =>
      membersBeginning(known, '').map((one) => [plainName(one.member ?? ''), [one]] as const),
    ),
  );
  // A member that was inherited is at the class.
  return near.length > 0 ? near : ofOwner.map(ofClass);
}

function ofClass(known: KnownClass): NameMatch {
  return {known, member: undefined};
}

function membersBeginning(known: KnownClass, typed: string): NameMatch[] {
  return known.members
    .filter((one) => plainName(one).startsWith(plainName(typed)))
    .map((member) => ({known, member}));
}

/** The names that begin with the typed one, at any part of a namespace; else those that have it inside. */
function partMatches({owner, member}: TypedName, {classes, members}: NameIndex): NameMatch[] {
  if (member !== undefined) {
    return owner === ''
      ? []
      : owners(classes, owner).flatMap(({one}) => membersBeginning(one, member));
  }
  if (owner.length < minPart) {
    return [];
  }
  const beginning = `\\${owner}`;
  const begun = classes.filter(({full}) => full.includes(beginning));
  if (begun.length > 0) {
    return shortestFirst(begun);
  }
  const inside = owner.length < minInside ? [] : classes.filter(({short}) => short.includes(owner));
  return inside.length > 0
    ? shortestFirst(inside)
    : [...members]
        .filter(([name]) => name.startsWith(owner))
        .flatMap(([, list]) => list.filter((one) => isCompound(one.member ?? '')));
}

function shortestFirst(classes: readonly Indexed<KnownClass>[]): NameMatch[] {
  return [...classes].sort((a, b) => a.short.length - b.short.length).map(({one}) => ofClass(one));
}

function nearMatches({member}: TypedName, word: string, names: NameIndex): NameMatch[] {
  const ofClasses = names.classes.map(({one, short}) => [short, [ofClass(one)]] as const);
  const ofMembers = [...names.members].filter(([, [first]]) => isCompound(first?.member ?? ''));
  return nearest(plainName(word), member === undefined ? [...ofClasses, ...ofMembers] : ofMembers);
}

/** Names that are gone and begin like the typed one, else those that differ by a letter or two. */
function nearGone({owner, member}: TypedName, {gone}: NameIndex): GoneClass[] {
  if (member !== undefined) {
    return [];
  }
  const word = shortName(owner);
  const begun = gone.filter(({short}) => short.startsWith(word)).map(({one}) => one);
  return begun.length > 0
    ? begun
    : nearest(
        word,
        gone.map(({one, short}) => [short, [one]] as const),
      );
}

/** The entries with the words nearest to a word, if there are any near enough. */
function nearest<T>(
  word: string,
  entries: readonly (readonly [word: string, list: readonly T[]])[],
): T[] {
  const limit = word.length < 12 ? 1 : 2;
  let least = limit;
  let found: T[] = [];
  for (const [candidate, list] of entries) {
    const distance = editDistance(word, candidate, least);
    if (distance < least) {
      found = [];
      least = distance;
    }
    if (distance <= least) {
      found.push(...list);
    }
  }
  return found;
}

/** As many names as are listed, those of the reader's library first. */
function firstOf(found: readonly NameMatch[], library: string): NameMatch[] {
  const isOwn = ({known}: NameMatch) => known.section === library;
  return [...found.filter(isOwn), ...found.filter((one) => !isOwn(one))].slice(0, most);
}

/** As many names that are gone as are listed, those of the reader's library first, then those that went last. */
function newestOf<T extends GoneMatch>(found: readonly T[], library: string): T[] {
  return [...found]
    .sort(
      (a, b) =>
        Number(b.section === library) - Number(a.section === library) ||
        b.version.localeCompare(a.version, 'en', {numeric: true}),
    )
    .slice(0, mostGone);
}
