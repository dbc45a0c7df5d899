import {siteName, siteUrl} from '../../shared/site';
import {atEndOfHead} from '../../shared/text/atEndOfHead';
import {escapeHtml} from '../../shared/text/escapeHtml';

const cardMeta = /<meta (?:property="og:image[^"]*"|name="twitter:image[^"]*") content="[^"]*">/g;

/** The file of a page's card inside the build: /mapper/lazy-loading is img/social/mapper-lazy-loading.png. */
export function cardFile(route: string): string {
  const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '--');
  return `img/social/${name}.png`;
}

/** Names the card of a page at the end of its head; idempotent. */
export function withCard(html: string, route: string, title: string): string {
  const address = `${siteUrl}/${cardFile(route)}`;
  const alt = escapeHtml(`${title} in the documentation of ${siteName}`);
  const tags = [
    `<meta property="og:image" content="${address}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${alt}">`,
    `<meta name="twitter:image" content="${address}">`,
    `<meta name="twitter:image:alt" content="${alt}">`,
  ];
  return atEndOfHead(html, cardMeta, tags.join(''), route);
}
