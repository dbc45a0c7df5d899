import type {HeadersFile} from '../headersFile';
import {httpsHeaders} from '../policy';

function vercelHeaders(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({key, value}));
}

/** vercel.json: Vercel cleans addresses itself, with status 308. */
export function vercelJson(file: HeadersFile, hashes: readonly string[]): string {
  const rules = [
    {source: '/(.*)', headers: vercelHeaders(httpsHeaders(file, hashes))},
    ...Object.entries(file.endings).map(([ending, headers]) => ({
      source: `/(.*)${ending.replaceAll('.', '\\.')}`,
      headers: vercelHeaders(headers),
    })),
    ...Object.entries(file.caching.prefixes).map(([prefix, value]) => ({
      source: `${prefix}(.*)`,
      headers: vercelHeaders({'Cache-Control': value}),
    })),
  ];
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    headers: rules,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
