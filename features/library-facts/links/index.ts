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

const read = new Map<string, (name: string) => ApiLinks>();

/** The links for `Vendor\Class`, `Vendor\Class::member` and `…::member($parameter)`, from `generated/api` and the pages of a site. */
export function apiLinks(siteDir: string): (name: string) => ApiLinks {
  const known = read.get(siteDir);
  if (known !== undefined) {
    return known;
  }
  const facts = readFacts(siteDir);
  const explanations = readExplanations(siteDir);
  const placed = readPlaced(siteDir);
  const links = (name: string): ApiLinks => ({
    source: facts.get(name.replace('::$', '::').replace(/\(.*$/, '')),
    reference: addressOf(placed, name),
    page: explanations.get(name.replace(/::.*$/, '')),
  });
  read.set(siteDir, links);
  return links;
}
