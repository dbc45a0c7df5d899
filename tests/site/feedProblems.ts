import {load} from 'cheerio';
import {JSDOM} from 'jsdom';

/** What a feed is held against. */
export interface FeedContext {
  /** The address of the feed. */
  readonly address: string;
  /** Whether an address of this site leads to a page. */
  readonly isPage: (address: string) => boolean;
  /** The origin of this site. */
  readonly origin: string;
}

// Not the environment of Vitest, which would be another worker that reads all pages again.
const {DOMParser} = new JSDOM().window;
const namespace = 'http://www.w3.org/2005/Atom';
// RFC 3339 in UTC, as all dates of this site are.
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
// RFC 4151.
const tag = /^tag:[a-z0-9.-]+,\d{4}(?:-\d{2}){0,2}:[\w./-]+$/;

/** The entries of a feed, as their elements. */
export function entriesOf(xml: string): Element[] {
  return [...parse(xml).getElementsByTagNameNS(namespace, 'entry')];
}

/** The text of a child element of a feed or an entry; undefined unless it occurs once. */
export function childText(parent: Element, name: string): string | undefined {
  const [child, ...more] = childrenOf(parent, name);
  return more.length > 0 ? undefined : (child?.textContent ?? undefined);
}

/** What is wrong with an Atom feed (RFC 4287), one line each. */
export function feedProblems(xml: string, context: FeedContext): string[] {
  const root = parse(xml).documentElement;
  if (root.localName === 'parsererror' || root.querySelector('parsererror') !== null) {
    return ['is not well-formed'];
  }
  if (root.namespaceURI !== namespace || root.localName !== 'feed') {
    return [`is a ${root.localName} of "${root.namespaceURI ?? ''}", not an Atom feed`];
  }
  const entries = childrenOf(root, 'entry');
  const ids = [root, ...entries].map((element) => childText(element, 'id') ?? '');
  const dates = entries.map((entry) => childText(entry, 'updated') ?? '');
  const self = linksOf(root, 'self');
  return [
    ...(entries.length === 0 ? ['has no entry'] : []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `repeats the id ${id}`),
    ...commonProblems(root, 'the feed', context),
    ...entries.flatMap((entry, index) => entryProblems(entry, `entry ${index + 1}`, context)),
    ...(self.join() === context.address ? [] : [`names itself ${self.join()}`]),
    ...(childrenOf(root, 'author').some((author) => (childText(author, 'name') ?? '') !== '')
      ? []
      : ['has no author']),
    ...(dates.some((date, index) => index > 0 && date > (dates[index - 1] ?? ''))
      ? ['does not have the newest entry first']
      : []),
    ...(childText(root, 'updated') === dates[0] ? [] : ['is not as new as its newest entry']),
  ];
}

function commonProblems(element: Element, name: string, context: FeedContext): string[] {
  const [id, title, updated] = ['id', 'title', 'updated'].map((key) => childText(element, key));
  const alternates = linksOf(element, 'alternate');
  return [
    ...(tag.test(id ?? '') ? [] : [`${name} has the id "${id ?? ''}", not a tag URI`]),
    ...((title ?? '').trim() === '' ? [`${name} has no title`] : []),
    ...(isInstant(updated) ? [] : [`${name} has the date "${updated ?? ''}"`]),
    ...(alternates.length === 1 ? [] : [`${name} has ${alternates.length} links to a page`]),
    ...alternates.flatMap((address) => addressProblems(address, name, context)),
  ];
}

function entryProblems(entry: Element, name: string, context: FeedContext): string[] {
  const content = childrenOf(entry, 'content')[0];
  const title = childrenOf(entry, 'title')[0];
  const html = [title, content].flatMap((element) =>
    element?.getAttribute('type') === 'html' ? [element.textContent] : [],
  );
  const $ = load(content?.textContent ?? '');
  const links = $('a')
    .toArray()
    .map(({attribs}) => attribs.href ?? '');
  return [
    ...commonProblems(entry, name, context),
    ...($('body').text().trim() === '' ? [`${name} has no content`] : []),
    ...html.flatMap((text) => markupProblems(text, name)),
    ...links.flatMap((address) => addressProblems(address, name, context)),
  ];
}

/** Only the elements that entries use: anything else is text that was not escaped. */
function markupProblems(html: string, name: string): string[] {
  const others = load(html)('body *:not(p, ul, li, a)').toArray();
  return others.map(
    ({tagName}) => `${name} has an element ${tagName}, perhaps text that is not escaped`,
  );
}

function addressProblems(address: string, name: string, context: FeedContext): string[] {
  if (!address.startsWith('https://')) {
    return [`${name}: ${address} is not absolute`];
  }
  return address.startsWith(context.origin) && !context.isPage(address)
    ? [`${name}: ${address} leads nowhere`]
    : [];
}

function isInstant(text: string | undefined): boolean {
  return text !== undefined && instant.test(text) && !Number.isNaN(Date.parse(text));
}

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter(
    (child) => child.namespaceURI === namespace && child.localName === name,
  );
}

function linksOf(parent: Element, relation: string): string[] {
  return childrenOf(parent, 'link')
    .filter((link) => (link.getAttribute('rel') ?? 'alternate') === relation)
    .map((link) => link.getAttribute('href') ?? '');
}

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}
