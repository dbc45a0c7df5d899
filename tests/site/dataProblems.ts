import {canonicalOf} from './site';
import type {BuiltPage} from './site';

type Node = Readonly<Record<string, unknown>>;

const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  TechArticle: ['headline', 'description', 'url', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SoftwareSourceCode: ['name', 'codeRepository'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};
const requiredOfRelease = ['programmingLanguage', 'version', 'license', 'runtimePlatform'];
const addresses = ['@id', 'url', 'item', 'codeRepository', 'license', 'urlTemplate'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The top-level nodes of a page's structured data. */
export function topNodes({$}: BuiltPage): Node[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element): unknown => JSON.parse($(element).text()))
    .flatMap((data): unknown[] =>
      isNode(data) && Array.isArray(data['@graph']) ? data['@graph'] : [data],
    )
    .filter(isNode);
}

/** A node and all nodes inside it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) {
    return value.flatMap(nodesIn);
  }
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

function typeOf(node: Node): string {
  return typeof node['@type'] === 'string' ? node['@type'] : '';
}

function nodeProblems(node: Node): string[] {
  const type = typeOf(node);
  const missing = (required[type] ?? []).filter((name) =>
    [undefined, ''].includes(node[name] as ''),
  );
  const relative = addresses.filter(
    (name) => typeof node[name] === 'string' && !node[name].startsWith('https://'),
  );
  return [
    ...(type in required ? [] : [`the type ${type} is not expected`]),
    ...missing.map((name) => `${type} has no ${name}`),
    ...relative.map((name) => `${name} of ${type} is not absolute`),
  ];
}

/** The top-level types that a route's structured data must have. */
export function expectedTypes(route: string, libraries: readonly string[]): string[] {
  if (route === '/') {
    return ['WebSite'];
  }
  const isLanding = libraries.includes(route.slice(1));
  return ['BreadcrumbList', ...(isLanding ? ['SoftwareSourceCode'] : []), 'TechArticle'];
}

/** What is missing, duplicated or wrong in the structured data of a page. */
export function dataProblems(page: BuiltPage, libraries: readonly string[]): string[] {
  const top = topNodes(page);
  const types = top.map(typeOf).sort().join(', ');
  const expected = expectedTypes(page.route, libraries).join(', ');
  const own = page.$('script#rk-data').length;
  const [article] = top.filter((node) => ['TechArticle', 'WebSite'].includes(typeOf(node)));
  const [release] = top.filter((node) => typeOf(node) === 'SoftwareSourceCode');
  const canonical = canonicalOf(page.route);
  const problems = [
    ...(types === expected ? [] : [`has ${types || 'nothing'} instead of ${expected}`]),
    ...(own === 1 ? [] : [`has ${String(own)} scripts with the id rk-data`]),
    ...(article?.['url'] === canonical ? [] : [`url is not ${canonical}`]),
    ...requiredOfRelease
      .filter((name) => release !== undefined && release[name] === undefined)
      .map((name) => `SoftwareSourceCode has no ${name}`),
    ...nodesIn(top).flatMap(nodeProblems),
  ];
  return problems.map((problem) => `${page.file}: ${problem}`);
}
