import {type BuiltPage, countIds} from './site';

/** The outcome of following the internal links of pages. */
export interface LinkCheck {
  readonly links: number;
  readonly problems: readonly string[];
}

function anchorsOf(page: BuiltPage): Set<string> {
  const names = page
    .$('a[name]')
    .toArray()
    .map((element) => element.attribs.name ?? '');
  return new Set([...countIds(page).keys(), ...names]);
}

/** Follows every link inside the site, to its page or file and to its anchor. */
export function checkLinks(pages: readonly BuiltPage[], files: readonly string[]): LinkCheck {
  const known = new Set(files.map((file) => `/${file}`));
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  const problems: string[] = [];
  let links = 0;
  for (const {file, route, $} of pages) {
    for (const element of $('a[href], area[href]').toArray()) {
      const href = element.attribs.href ?? '';
      const target = new URL(href, `http://site.invalid${route}`);
      if (target.host !== 'site.invalid' || !target.protocol.startsWith('http')) {
        continue;
      }
      links += 1;
      const path = decodeURIComponent(target.pathname);
      const hash = decodeURIComponent(target.hash.slice(1));
      const ids = anchors.get(path);
      if (ids === undefined && (path.endsWith('.html') || !known.has(path))) {
        problems.push(`${file}: ${href} leads nowhere`);
      } else if (hash !== '' && hash !== 'top' && ids?.has(hash) === false) {
        problems.push(`${file}: ${href} has no such anchor`);
      }
    }
  }
  return {links, problems};
}
