import {shortName} from '../../../shared/text/shortName';
import type {Hit, PageHits} from './answer';
import type {SearchDocument} from './documents';
import {type MatchedNames, matchNames} from './matchNames';
import {type GoneMatch, type NameMatch, fullName, plainName} from './nameIndex';
import type {GoneClass, Names} from './names';
import type {PageIndex} from './pageIndex';
import type {Ranked} from './rank';
import {type TypedName, isCompound, readName} from './readName';
import {hasWord} from './sortedTerms';
import {termOf} from './terms';

/** What a query names, and the pages that explain it. */
export interface NamedInQuery extends MatchedNames {
  /** Routes of the pages that explain one of the names of today. */
  readonly explaining: ReadonlySet<string>;
  /** Whether what is known of the names comes before all pages. */
  readonly isFirst: boolean;
}

// A page that explains the name but has so little of the rest of the query is not what was meant.
const minExplaining = 0.3;
// A shorter part may be one of other words.
const nearlyWhole = 0.75;

/** What a query names; undefined for a query that is not a name. */
export function namesInQuery(
  text: string,
  library: string,
  index: PageIndex,
): NamedInQuery | undefined {
  const typed = readName(text);
  if (typed === undefined) {
    return undefined;
  }
  const isWord = (word: string) => hasWord(index.terms, word);
  const matched = matchNames(typed, index.nameIndex(), library, isWord);
  const {present, gone} = matched;
  if (present.length === 0 && gone.length === 0) {
    return undefined;
  }
  const targets = [...present, ...gone.flatMap((one) => targetsOf(one, index.names))];
  const explaining = new Set(targets.flatMap(({known}) => index.explaining.get(known.name) ?? []));
  const isFirst =
    present.length > 0
      ? explaining.size === 0 &&
        isSure(matched, typed) &&
        !present.some((match) => isOnPage(match, index))
      : matched.certainty === 'whole' && gone.every((one) => isAnswer(one, typed, index));
  return {...matched, explaining, isFirst};
}

/** Whether the names were meant: they are not words of a sentence, and most of the name was typed. */
function isSure({certainty, present}: MatchedNames, typed: TypedName): boolean {
  const names = present.map(({known, member}) => member ?? shortName(known.name));
  const length = (typed.member ?? shortName(typed.owner)).length;
  return (
    names.every((name) => typed.isMarked || isCompound(name)) &&
    (certainty === 'whole' ||
      (typed.isWritten &&
        names.length === 1 &&
        names.every((name) => length >= nearlyWhole * name.length)))
  );
}

/** Whether a page has the name in its title, a heading or its keywords, or a member anywhere. */
function isOnPage({known, member}: NameMatch, index: PageIndex): boolean {
  return countOnPages(member ?? shortName(known.name), member !== undefined, index) > 0;
}

/** Whether it answers the query that a name is gone: a page may explain what the name still means. */
function isAnswer(one: GoneMatch, typed: TypedName, index: PageIndex): boolean {
  if ('member' in one) {
    // Other packages have members with the same name.
    const isMeant = typed.isWritten && typed.member !== undefined;
    return isMeant || countOnPages(one.member, true, index) === 0;
  }
  const isRemoved = one.state === 'removed';
  const isMeant = typed.isWritten && isRemoved;
  return isMeant || countOnPages(shortName(one.name), !isRemoved, index) === 0;
}

function countOnPages(name: string, inText: boolean, {postings, pages}: PageIndex): number {
  return postings(termOf(plainName(name)))
    .filter(({page}) => pages[page]?.route.endsWith('/upgrade') !== true)
    .map(
      ({counts: {title = 0, headings = 0, keywords = 0, text = 0}}) =>
        title + headings + keywords + (inText ? text : 0),
    )
    .reduce((a, b) => a + b, 0);
}

/** The class of today that replaced one that is gone, also by several steps; for a member its class. */
function targetsOf(one: GoneMatch, {classes, gone}: Names): NameMatch[] {
  const seen = new Set<string>();
  let name = 'member' in one ? one.owner : one.replacement;
  while (name !== undefined && !seen.has(name)) {
    seen.add(name);
    const known = classes.find((candidate) => candidate.name === name);
    if (known !== undefined) {
      return [{known, member: undefined}];
    }
    name = gone.find((candidate) => candidate.name === name)?.replacement;
  }
  return [];
}

/**
 * The ranked pages with the first one that explains the name before all others; for a member, only if the best page does
 * not have it.
 */
export function explainedFirst(
  ranked: readonly Ranked[],
  named: NamedInQuery | undefined,
): readonly Ranked[] {
  const hasMember = named?.present.some(
    ({member}) => member !== undefined && ranked[0]?.terms.has(termOf(plainName(member))) === true,
  );
  if (named?.certainty !== 'whole' || hasMember === true) {
    return ranked;
  }
  const least = minExplaining * (ranked[0]?.score ?? 0);
  const first = ranked.find(({route, score}) => named.explaining.has(route) && score >= least);
  return first === undefined ? ranked : [first, ...ranked.filter((one) => one !== first)];
}

/** The pages with what the query names in the API reference and among the names that are gone. */
export function withNames(
  pages: readonly PageHits[],
  named: NamedInQuery | undefined,
  index: PageIndex,
  documents: readonly SearchDocument[],
): PageHits[] {
  if (named === undefined) {
    return [...pages];
  }
  const {present, gone, explaining, isFirst} = named;
  const goneRows = gone.flatMap((one) => goneHits(one, pages, index, documents));
  const targets = gone.flatMap((one) => targetsOf(one, index.names));
  const rows = joinByPage([...goneRows, ...[...present, ...targets].map(referenceHit)]);
  const added = new Set(rows.map(({route}) => route));
  const others = pages.filter(({route}) => !added.has(route));
  if (!isFirst) {
    return [...others.slice(0, 1), ...rows, ...others.slice(1)];
  }
  // What replaced a name that is gone is explained before it is listed.
  const explained = others.filter(({route}) => explaining.has(route));
  const rest = others.filter((page) => !explained.includes(page));
  const isGone = ({route}: PageHits) => goneRows.some((page) => page.route === route);
  return [...rows.filter(isGone), ...explained, ...rows.filter((page) => !isGone(page)), ...rest];
}

function referenceHit({known, member}: NameMatch): PageHits {
  const {name, kind, section, title, address} = known;
  const short = shortName(name);
  return {
    route: address.replace(/#.*$/, ''),
    library: section,
    title: [{text: title, hit: false}],
    kind: 'reference',
    hits: [
      {
        url: member === undefined ? address : `${address}.${member}`,
        heading: [{text: member === undefined ? short : `${short}::${member}`, hit: true}],
        snippet: [{text: `${kind === 'attribute' ? 'attribute class' : kind} ${name}`, hit: false}],
        words: [],
      },
    ],
  };
}

/** The upgrade page of the section; the list of changes, if that page does not have the name or does not exist. */
function goneHits(
  one: GoneMatch,
  pages: readonly PageHits[],
  index: PageIndex,
  documents: readonly SearchDocument[],
): PageHits[] {
  const {section, version, page} = one;
  const name = fullName(one);
  const hitAt = (url: string): Hit => ({
    url,
    heading: [{text: shortName(name), hit: true}],
    snippet: [{text: fatesOf(one, index.names), hit: false}],
    words: [],
  });
  const route = `/${section}/reference/changes${page === 1 ? '' : `-${String(page)}`}`;
  const changes: PageHits = {
    route,
    library: section,
    title: [{text: `Changes in ${section}`, hit: false}],
    kind: 'reference',
    hits: [hitAt(`${route}#v${version.replaceAll('.', '-')}`)],
  };
  const upgrade = documents.find(({url}) => url === `/${section}/upgrade`);
  if (upgrade === undefined) {
    return [changes];
  }
  const hit = hitAt(upgrade.url);
  const others = pages.find((page) => page.route === upgrade.url)?.hits ?? [];
  const lastName = 'member' in one ? one.member : shortName(name);
  const isNamed = index
    .postings(termOf(plainName(lastName)))
    .some(({page}) => index.pages[page]?.route === upgrade.url);
  return [
    {
      route: upgrade.url,
      library: upgrade.library ?? section,
      title: [{text: upgrade.title, hit: false}],
      kind: upgrade.kind ?? null,
      hits: [hit, ...others.filter(({url}) => url !== hit.url)],
    },
    ...(isNamed ? [] : [changes]),
  ];
}

/** What became of a name, and of what replaced it. */
function fatesOf(one: GoneMatch, names: Names): string {
  if ('member' in one) {
    return `${fullName(one)} was removed in ${one.version}.`;
  }
  const next = names.gone.find(({name}) => name === one.replacement);
  return next === undefined ? fateOf(one) : `${fateOf(one)} ${fateOf(next)}`;
}

/** What became of a class. */
function fateOf({name, version, state, replacement}: GoneClass): string {
  if (replacement !== undefined) {
    const isMoved = shortName(replacement) === shortName(name);
    return isMoved
      ? `${name} moved to ${replacement} in ${version}.`
      : `${name} was removed in ${version}. Instead: ${replacement}.`;
  }
  return {
    removed: `${name} was removed in ${version}.`,
    unpublished: `${name} was removed from the public API in ${version}.`,
    internal: `${name} is internal since ${version}.`,
    'internal, then removed': `${name} became internal in ${version} and was removed later.`,
  }[state];
}

/** Hits on one page as those of one entry. */
function joinByPage(pages: readonly PageHits[]): PageHits[] {
  const joined = new Map<string, PageHits>();
  for (const page of pages) {
    const known = joined.get(page.route);
    const hits = page.hits.filter(({url}) => known?.hits.every((hit) => hit.url !== url) !== false);
    joined.set(page.route, known === undefined ? page : {...known, hits: [...known.hits, ...hits]});
  }
  return [...joined.values()];
}
