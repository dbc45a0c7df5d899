// Changes: components that show nothing on this site: it has one version, no tags, no unlisted pages,
// callouts of three kinds only, a footer of one line, and its own baseUrl banner (docusaurus-patches/head-scripts/warnOfBaseUrl.ts).
// Saves: 2.2 kB gzip of the scripts that every page of the docs loads, and 0.6 kB on every page for the footer.
// When it breaks: tests/site/weight.test.ts looks for the components in the built pages. Remove those
// that are needed, or that Docusaurus no longer has, from the list.
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {coreClient} from '../../shared/bundler/packagePaths';

const components = [
  '@theme/Admonition/Type/Caution',
  '@theme/Admonition/Type/Info',
  '@theme/Admonition/Type/Note',
  '@theme/ContentVisibility',
  '@theme/DocVersionBadge',
  '@theme/DocVersionBanner',
  '@theme/Footer/Links',
  '@theme/Footer/Logo',
  '@theme/TagsListInline',
  coreClient('BaseUrlIssueBanner'),
];
const stub = path.join(__dirname, 'NullComponent.ts');

export const stubs: BundlePatch = {
  name: 'stubs',
  replacements: Object.fromEntries(components.map((component) => [component, stub])),
};
