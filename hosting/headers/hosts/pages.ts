import type {HeadersFile} from '../headersFile';
import {httpsHeaders} from '../policy';
import {written} from './pattern';

// Deeper than any address of the site.
const deepest = 6;

/**
 * `_headers` for Netlify and Cloudflare Pages. `Cache-Control` of pages is left to both hosts, which send
 * what we would: a second rule for a header is appended to the first instead of replacing it.
 */
export function pagesHeaders(file: HeadersFile, hashes: readonly string[]): string {
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', httpsHeaders(file, hashes)],
    ...Object.entries(file.endings).map(([ending, headers]): (typeof rules)[number] => [
      `/*${ending}`,
      headers,
    ]),
    ...Object.entries(file.caching.prefixes).map(
      ([prefix, value]): [string, Record<string, string>] => [
        `${prefix}*`,
        {'Cache-Control': value},
      ],
    ),
  ];
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# ${written}\n${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: what neither cleans itself. A placeholder contains no
 * slash, so no rule leads to another site, as \`/*\` would with //evil.example/index.html.
 */
export function pagesRedirects(): string {
  const rules = Array.from({length: deepest}, (_, index) => {
    const folder = Array.from({length: index + 1}, (_part, part) => `/:p${String(part + 1)}`).join(
      '',
    );
    return `${folder}/index.html ${folder} 301`;
  });
  return `# ${written}\n${rules.join('\n')}\n`;
}
