import type {CheerioAPI} from 'cheerio';

import {withFeedLinks} from '../../../features/feeds';
import {type Card, cardOf} from '../../../features/social-cards/cardOf';
import {withCard} from '../../../features/social-cards/withCard';
import {graphOf} from '../../../features/structured-data/graphOf';
import {withOpenGraph} from '../../../features/structured-data/openGraph';
import {withData} from '../../../features/structured-data/withData';

/** The page that hosts send for an unknown address. */
export const notFoundPage = '404.html';

/** A page of the build. */
export interface BuiltPage {
  /** Its path inside the build. */
  readonly file: string;
  readonly route: string;
  readonly html: string;
  /** The page, parsed. */
  readonly $: CheerioAPI;
}

/** A page that says in its head what other programs look for. */
export interface DescribedPage {
  readonly html: string;
  readonly card: Card | undefined;
}

/**
 * Adds to the head of a page its social card, Open Graph tags, structured data and links to feeds. The not-found page
 * has no card and no data: nobody shares it.
 */
export function describePage({file, route, html, $}: BuiltPage): DescribedPage {
  if (file === notFoundPage) {
    return {html: withFeedLinks(withOpenGraph(html, route), route), card: undefined};
  }
  const card = cardOf($, route);
  const shared = withOpenGraph(withCard(html, route, card.title), route);
  return {html: withFeedLinks(withData(shared, route, graphOf($, route)), route), card};
}
