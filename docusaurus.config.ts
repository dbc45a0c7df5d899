import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';

import {linkInlineCode} from './features/library-facts/links/linkInlineCode';
import {highlightCodeBlocks} from './features/samples/build';
import {renderDiagrams} from './features/diagrams/build';
import {generatedPages} from './features/library-facts/reference/generatedPages';
import {writeRequirementsAddress} from './features/compatibility/build';
import {writePackageFacts} from './features/library-facts/build';
import type {Options as SampleTypesOptions} from './features/samples/inferred-types';
import type {Options as SampleOutputsOptions} from './features/samples/variations';
import type {Options as SearchOptions} from './features/search/build/options';
import {libraryGroups} from './libraries';
import {hasHistory} from './scripts/site/hasHistory';
import {pageFrontMatter} from './scripts/site/pageFrontMatter';
import {siteName, siteUrl} from './shared/site';

const editUrl = 'https://github.com/rekalogika/rekalogika-docs/edit/main/';

// Optional and off. To announce something, write
// {announcementBar: {id: 'mapper-3', content: 'Mapper 3.0 is out'}}: a new id shows it again to those who closed the last one.
const announcementBar: {announcementBar?: UserThemeConfig['announcementBar']} = {};

const sectionNames = libraryGroups.flatMap(({libraries}) => libraries.map(({section}) => section));

const history = hasHistory(__dirname);

const docs = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars/index.ts',
  editUrl,
  showLastUpdateTime: history,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  beforeDefaultRehypePlugins: [
    linkInlineCode,
    highlightCodeBlocks,
    renderDiagrams,
    writePackageFacts,
    writeRequirementsAddress,
  ],
} satisfies DocsOptions;

const pages = {path: 'src/pages'} satisfies PagesOptions;

const sitemap = {
  changefreq: null,
  priority: null,
  lastmod: history ? 'date' : null,
} satisfies SitemapOptions;

const search = {
  maxHits: 10,
  highlightResult: true,
  // The search knows the names of the API; its texts would hide the pages that explain them.
  excludeRoutes: [generatedPages],
} satisfies SearchOptions;

const classic = {
  customCss: ['tokens', 'base', 'layout', 'prose', 'code'].map((name) => `./src/css/${name}.css`),
} satisfies ThemeOptions;

const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  ...announcementBar,
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: true, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: siteName,
    hideOnScroll: false,
    logo: {alt: '', src: 'img/mark.svg', width: 32, height: 32},
    items: [
      {type: 'search', position: 'left'},
      {type: 'custom-libraries', libraries: sectionNames},
      {label: 'GitHub', href: 'https://github.com/rekalogika', position: 'right'},
      {label: 'Packagist', href: 'https://packagist.org/packages/rekalogika/', position: 'right'},
    ],
  },
  footer: {copyright: `Copyright © 2016-2025 ${siteName}`},
} satisfies UserThemeConfig;

const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  attributes: {rel, href, ...more},
});

const headTags = [
  link('icon', '/favicon.ico', {sizes: '32x32'}),
  link('apple-touch-icon', '/apple-touch-icon.png'),
  link('manifest', '/site.webmanifest'),
  {tagName: 'noscript', attributes: {}, innerHTML: '<link rel="stylesheet" href="/no-script.css">'},
];

const config = {
  title: siteName,
  tagline: 'Open Source Libraries for PHP, Symfony, and more',
  favicon: 'favicon.svg',
  headTags,
  url: siteUrl,
  baseUrl: '/',
  // Replaced by docusaurus-patches/head-scripts/warnOfBaseUrl.ts: the original writes style attributes, which the
  // Content-Security-Policy forbids.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  organizationName: 'rekalogika',
  projectName: 'rekalogika-docs',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {direction: 'ltr'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      return {
        ...parsed,
        frontMatter: pageFrontMatter(docs.path, params.filePath, parsed.frontMatter),
      };
    },
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Changed aliases or environment do not evict it (stale bundles), and builds must be reproducible.
      rspackPersistentCache: false,
      // Costs more than it saves at a few hundred pages.
      ssgWorkerThreads: false,
    },
  },
  plugins: [
    ['./docusaurus-patches/docs-props/index.ts', docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', sitemap],
    // Puts Infima and the theme into layers, so that src/css wins without higher specificity.
    '@docusaurus/plugin-css-cascade-layers',
    './docusaurus-patches/head-scripts/index.ts',
    './docusaurus-patches/theme-css/index.ts',
    './docusaurus-patches/client-bundle/index.ts',
    './docusaurus-patches/html-minifier/index.ts',
    ['./features/search/build/index.ts', search],
    ['./features/samples/inferred-types/index.ts', {docs: docs.path} satisfies SampleTypesOptions],
    ['./features/samples/variations/index.ts', {docs: docs.path} satisfies SampleOutputsOptions],
    './features/samples/zips/index.ts',
    './features/compatibility/build/index.ts',
    './features/agent-files/build/index.ts',
  ],
  themes: [['./docusaurus-patches/theme-classic/index.ts', classic]],
  themeConfig,
} satisfies Config;

export default config;
