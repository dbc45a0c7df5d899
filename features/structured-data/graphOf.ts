import type {CheerioAPI} from 'cheerio';
import type {Graph, SearchAction, SoftwareSourceCode, TechArticle, WebSite} from 'schema-dts';

import {siteName, siteUrl} from '../../shared/site';
import {allLibraries, type Library} from '../library-facts';

/** The suffix that schema.org's actions add to property names; its vocabulary does not list it. */
interface QueryInput {
  readonly 'query-input': string;
}

// The types of schema-dts make tsc reject names that are not in schema.org's vocabulary.
const site = {
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: siteName,
  url: `${siteUrl}/`,
} satisfies WebSite;

function sourceOf({section, install, repository}: Library) {
  return {
    '@type': 'SoftwareSourceCode',
    '@id': `${siteUrl}/${section}#source`,
    name: install,
    codeRepository: `https://github.com/${repository}`,
  } satisfies SoftwareSourceCode;
}

function releaseOf(library: Library): SoftwareSourceCode {
  return {
    ...sourceOf(library),
    description: library.purpose,
    programmingLanguage: 'PHP',
    runtimePlatform: library.needs.map(({name, range}) => `${name} ${range}`),
    version: library.release,
    license: `https://spdx.org/licenses/${library.license}`,
  };
}

function homeOf(alternateName: string, description: string): WebSite {
  const search: SearchAction & QueryInput = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    ...site,
    alternateName,
    description,
    inLanguage: 'en',
    potentialAction: search,
  };
}

/** The schema.org data of a built page; its breadcrumbs come from the page itself. */
export function graphOf($: CheerioAPI, route: string): Graph {
  const headline = $('h1').first().text().trim();
  const description = $('meta[name=description]').attr('content') ?? '';
  if (headline === '' || description === '') {
    throw new Error(`${route} has no h1 or no description for its structured data.`);
  }
  if (route === '/') {
    return graph(homeOf(headline, description));
  }
  const [, section, ...rest] = route.split('/');
  const library = allLibraries.find((candidate) => candidate.section === section);
  const dateModified = $('.theme-last-updated time').attr('datetime');
  const url = siteUrl + route;
  const article: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline,
    description,
    url,
    inLanguage: 'en',
    ...(dateModified !== undefined && {dateModified}),
    isPartOf: site,
    ...(library && {about: sourceOf(library)}),
  };
  return library && rest.length === 0 ? graph(article, releaseOf(library)) : graph(article);
}

function graph(...nodes: Graph['@graph']): Graph {
  return {'@context': 'https://schema.org', '@graph': nodes};
}
