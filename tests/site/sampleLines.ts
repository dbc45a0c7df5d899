import type {CheerioAPI} from 'cheerio';

import type {BuiltPage} from './site';

/** What links of the API reference to lines of samples lead to. */
export interface LineCheck {
  /** The links whose line has the name of the class. */
  readonly named: number;
  /** Those whose line only has one of its members, or of the parameters of a member. */
  readonly byMember: number;
  /** Those that lead into the setup of a page. */
  readonly inSetUp: number;
  readonly problems: readonly string[];
}

/** A link of the reference to a sample that uses a class or member. */
interface SampleLink {
  readonly file: string;
  /** `Vendor\Class` or `Vendor\Class::member`. */
  readonly symbol: string;
  readonly href: string;
}

/** The full name that the declaration below the heading of a class shows. */
export function declaredName(declaration: string): string {
  return /Rekalogika(?:\\\w+)+/.exec(declaration)?.[0] ?? '';
}

function sampleLinks({file, $}: BuiltPage): SampleLink[] {
  // The lists of messages have the same markup, with links to sections.
  if (!file.includes('/reference/api/')) {
    return [];
  }
  return $('h2[id] + p')
    .toArray()
    .flatMap((declaration) => {
      const className = declaredName($(declaration).children('code').text());
      const below = $(declaration).nextUntil('h2');
      const linksIn = (symbol: string, links: ReturnType<CheerioAPI>) =>
        links.toArray().map((link) => ({file, symbol, href: $(link).attr('href') ?? ''}));
      const rows = below.filter('dl').children('dt').toArray();
      const members = below.filter('ul').children('li').toArray();
      return [
        ...rows
          .filter((row) => $(row).text() === 'Samples')
          .flatMap((row) => linksIn(className, $(row).next('dd').children('a'))),
        ...members.flatMap((row) => {
          const [member = ''] = /[^.]*$/.exec(row.attribs.id ?? '') ?? [];
          return linksIn(`${className}::${member}`, $(row).children('small').children('a'));
        }),
      ];
    });
}

/**
 * Follows each link of the reference to a sample: its target is one name in a line of a sample, and that line has the
 * name of the class or member, or one of those that belong to it.
 */
export function checkSampleLines(
  pages: readonly BuiltPage[],
  belowOf: (symbol: string) => readonly string[],
): LineCheck {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const problems: string[] = [];
  const count = {named: 0, byMember: 0, inSetUp: 0};
  for (const {file, symbol, href} of pages.flatMap(sampleLinks)) {
    const [route = '', id = ''] = href.split('#');
    const target = byRoute.get(route)?.$(`[id="${id}"]`);
    const line = target?.closest('.line');
    const has = (word: string) => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(line?.text() ?? '');
    const isNamed = has(symbol.replace(/^.*(?:\\|::\$?)/, ''));
    if (target?.length !== 1 || line?.length !== 1) {
      problems.push(`${file}: ${href} is not one name in a line of a sample`);
    } else if (!isNamed && !belowOf(symbol).some(has)) {
      problems.push(`${file}: ${href} does not use ${symbol}: ${line.text().trim()}`);
    } else {
      count[isNamed ? 'named' : 'byMember'] += 1;
      count.inSetUp += line.closest('[data-set-up]').length;
    }
  }
  return {...count, problems};
}
