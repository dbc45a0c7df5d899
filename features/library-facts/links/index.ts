import {memoize} from '../../../shared/functions/memoize';
import {addressOf} from '../reference/addressOf';
import {readPlaced} from '../reference/readReference';
import {type Declaration, readFacts} from './readFacts';
import {type Explanation, readExplanations} from './readExplanations';

/** The links for a class or member of the family. */
export interface ApiLinks {
  readonly source: Declaration | undefined;
  /** The address in the API reference. */
  readonly reference: string | undefined;
  /** The page that explains the class. */
  readonly page: Explanation | undefined;
}

/** Finds the links for `Vendor\Class`, `Vendor\Class::member` and `…::member($parameter)`. */
export interface LinksOf {
  (name: string): ApiLinks;
  /** The classes that a page explains, in the order of its front matter. */
  readonly explainedBy: (url: string) => readonly string[];
}

/** The links for the names of the family, from `generated/api` and the pages of a site. */
export const apiLinks = memoize((siteDir: string): LinksOf => {
  const facts = readFacts(siteDir);
  const explanations = readExplanations(siteDir);
  const placed = readPlaced(siteDir);
  const links = (name: string): ApiLinks => ({
    source: facts.get(name.replace('::$', '::').replace(/\(.*$/, '')),
    reference: addressOf(placed, name),
    page: explanations.get(name.replace(/::.*$/, '')),
  });
  return Object.assign(links, {
    explainedBy: (url: string) =>
      [...explanations].filter(([, page]) => page.url === url).map(([name]) => name),
  });
});
