import type {HeadersFile} from '../headersFile';
import {httpsHeaders} from '../policy';
import {
  namesMarkdown,
  refusesMarkdown,
  spelledHome,
  spelledNotFound,
  spelledPage,
  written,
} from './pattern';

function endingRules({endings}: HeadersFile): string {
  return Object.entries(endings)
    .map(([ending, headers]) => {
      const name = `@ending_${ending.replace(/^\./, '').replaceAll('.', '_')}`;
      const lines = Object.entries(headers).map(
        ([header, value]) => `\t\theader ${name} ${header} "${value}"\n`,
      );
      return `\t\t${name} path *${ending}\n${lines.join('')}`;
    })
    .join('');
}

function cacheRules({caching}: HeadersFile): string {
  const values = [...new Set(Object.values(caching.prefixes))];
  return values
    .map((value, index) => {
      const name = `@cached${String(index + 1)}`;
      const paths = Object.entries(caching.prefixes)
        .filter(([, other]) => other === value)
        .map(([prefix]) => `${prefix}*`);
      return `\t\t${name} path ${paths.join(' ')}\n\t\theader ${name} Cache-Control "${value}"\n`;
    })
    .join('');
}

const prefersMarkdown = `header_regexp Accept (?i)${namesMarkdown}
			not header_regexp Accept "(?i)${refusesMarkdown}"`;

/** A complete Caddyfile: Caddy obtains the certificate itself. */
export function caddyfile(file: HeadersFile, hashes: readonly string[]): string {
  const headers = {...httpsHeaders(file, hashes), 'Cache-Control': file.caching.default};
  return `# ${written}
rekalogika.dev {
	root * /srv/rekalogika.dev/build

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}

	# Outside of a route block Caddy would sort these, and the header above would win.
	route {
${cacheRules(file)}
		@notFound path_regexp ${spelledNotFound}
		error @notFound 404

		@home path_regexp ${spelledHome}
		route @home {
			rewrite * /
			redir {uri} 301
		}

		# Other spellings of a page: redirected when there is the page, else not found at once.
		@spelled path_regexp page ${spelledPage}
		route @spelled {
			@page file /{re.page.1}.html
			route @page {
				rewrite * /{re.page.1}
				redir {uri} 301
			}
			error 404
		}

		# A page is also Markdown, which its address returns to a client that prefers it.
		@homePage path /
		header @homePage Vary Accept
		@otherPage file {path}.md
		header @otherPage Vary Accept
		@homeMarkdown {
			path /
			${prefersMarkdown}
		}
		rewrite @homeMarkdown /index.md
		@otherMarkdown {
			file {path}.md
			${prefersMarkdown}
		}
		rewrite @otherMarkdown {path}.md

${endingRules(file)}		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control "${file.caching.default}"
		header Content-Type "text/html; charset=utf-8"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
