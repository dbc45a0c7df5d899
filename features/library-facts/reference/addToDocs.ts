import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {moduleName, moduleText} from './docsModule';
import {type DocsPage, type SampleUses, readReference} from './readReference';
import type {ReferencePage} from './referencePages';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItems = Version['sidebars'][string];
type SidebarItem = SidebarItems[number];

/** What the docs plugin gets: its content and actions, with the reference pages. */
export interface DocsWithReference {
  readonly content: LoadedContent;
  readonly actions: PluginContentLoadedActions;
  /** @throws Error if pages exist and no route contained the pages of the docs. */
  readonly failOnUnmatched: () => void;
}

/**
 * Adds the pages of the API reference to the docs plugin: their modules, routes beside those of the docs, and a
 * category in each section of the sidebar.
 */
export async function addReference(
  siteDir: string,
  content: LoadedContent,
  actions: PluginContentLoadedActions,
  sampleUses: SampleUses,
): Promise<DocsWithReference> {
  const pages = readReference(siteDir, content.loadedVersions.flatMap(docsPages), sampleUses);
  for (const page of pages) {
    await actions.createData(moduleName(page), moduleText(page));
  }
  let isAdded = pages.length === 0;
  const withPages = (route: RouteConfig): RouteConfig => {
    const {routes} = route;
    if (routes === undefined) {
      return route;
    }
    const leaf = routes.find(({component}) => component === '@theme/DocItem');
    isAdded ||= leaf !== undefined;
    const added = leaf === undefined ? [] : pages.map((page) => routeOf(page, leaf));
    return {...route, routes: [...routes.map(withPages), ...added]};
  };
  return {
    content: {
      ...content,
      loadedVersions: content.loadedVersions.map((version) => withCategories(version, pages)),
    },
    actions: {
      ...actions,
      addRoute: (route) => {
        actions.addRoute(withPages(route));
      },
    },
    failOnUnmatched: () => {
      if (!isAdded) {
        throw new Error(
          'The API reference has no routes: the docs plugin adds none with the component ' +
            '@theme/DocItem. See features/library-facts/reference/addToDocs.ts.',
        );
      }
    },
  };
}

// Names of modules are hashed into those of chunks, so they must not contain the folder of the site.
const dataFolder = '@generated/docusaurus-plugin-content-docs/default';

function routeOf(page: ReferencePage, leaf: RouteConfig): RouteConfig {
  return {
    path: page.route,
    component: leaf.component,
    exact: true,
    modules: {content: `${dataFolder}/${moduleName(page)}`},
    sidebar: 'docs',
  };
}

function docsPages({docs}: Version): DocsPage[] {
  return docs.map(({title, permalink, frontMatter}) => {
    const explains: unknown = 'explains' in frontMatter ? frontMatter.explains : undefined;
    return {
      title,
      // The routes of the built site have no slash at their end, those of folders here do.
      route: permalink.replace(/(?<=.)\/$/, ''),
      isHowTo: 'kind' in frontMatter && frontMatter.kind === 'how-to',
      explains: Array.isArray(explains) ? explains.map(String) : [],
    };
  });
}

function withCategories(version: Version, pages: readonly ReferencePage[]): Version {
  return {
    ...version,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, items]) => [
        name,
        items.map((item) => {
          const section = sectionOf(item);
          const own = pages.filter(({route}) => route.split('/')[1] === section);
          return section === undefined || own.length === 0
            ? item
            : withReference(item, section, own);
        }),
      ]),
    ),
  };
}

/** The section of an item of the sidebar; a section without other pages than its first is not a category. */
function sectionOf(item: SidebarItem): string | undefined {
  if (item.type === 'category') {
    return item.label;
  }
  return item.type === 'doc' ? /^([^/]+)\/index$/.exec(item.id)?.[1] : undefined;
}

function withReference(
  item: SidebarItem,
  section: string,
  pages: readonly ReferencePage[],
): SidebarItem {
  if (item.type === 'category') {
    return {...item, items: withCategory(item.items, section, pages)};
  }
  return {
    type: 'category',
    label: section,
    link: {type: 'doc', id: `${section}/index`},
    collapsible: true,
    collapsed: true,
    items: withCategory([], section, pages),
  };
}

/**
 * The items of a section with the pages of its API reference as a category below "Reference", else behind the last page
 * of the reference, else at the end. The first page is that of the category.
 */
export function withCategory(
  items: readonly SidebarItem[],
  section: string,
  [overview, ...others]: readonly ReferencePage[],
): SidebarItem[] {
  const api = overview === undefined ? [] : [categoryOf(overview, others)];
  const category = items.find((item) => item.type === 'category' && item.label === 'Reference');
  if (category !== undefined) {
    return items.map((item) =>
      item === category && item.type === 'category'
        ? {...item, items: [...item.items, ...api]}
        : item,
    );
  }
  const last = items.findLastIndex(
    (item) => item.type === 'doc' && item.id.startsWith(`${section}/reference`),
  );
  const at = last === -1 ? items.length : last + 1;
  return [...items.slice(0, at), ...api, ...items.slice(at)];
}

function categoryOf({route, label}: ReferencePage, others: readonly ReferencePage[]): SidebarItem {
  const category = {
    type: 'category' as const,
    label,
    // The plugin copies it to the sidebar of the page. As a link, it would have to be a page of the plugin's own.
    href: route,
    collapsible: true,
    collapsed: true,
    items: others.map((page) => ({type: 'link' as const, label: page.label, href: page.route})),
  };
  return category;
}
