import type {AcceptedPlugin, ChildNode, Root, Rule} from 'postcss';

import {neededProperties, setForAllPages} from './neededProperties';

// Families of Infima that no page of ours shows. tests/site/infima.test.ts looks for them in the built
// pages, so a part that comes into use is noticed.
const unused = [
  /^(?:avatar|badge|button-group|card|hero|pills|dropdown)(?:$|__|--)/,
  /^(?:shadow|footer__(?:links|link|logo|title|items?|col))/,
  /^(?:navbar|footer)--(?:dark|primary)$/,
  /^button(?:$|--)/,
  /^text--(?!truncate$|center$)/,
  /^(?:margin|padding)(?:-(?:vert|horiz|left|right|top|bottom))?--/,
  /^(?:row--|col--(?!3$))/,
  /^pagination(?:$|_|--)/,
  /^(?:container--fluid|navbar__items--center|navbar__search-input)$/,
];

// Modules of the theme for what the site does not have: tags, versions, a logo in the footer, languages.
const unusedModules =
  /\/theme\/(?:Tag|TagsListInline|Footer\/Logo|NavbarItem\/LocaleDropdownNavbarItem|DocSidebar\/Desktop\/CollapseButton)\/styles\.module\.css$/;

// Styled by src/css alone.
const replaced = /^(?:alert|breadcrumbs)(?:$|_|--)/;

// Keys, and scrollbars of one browser only; `scrollbar-width` thins them everywhere.
const unusedElement = /^kbd$|::-webkit-scrollbar/;

// Helpers of these families that the classic theme uses.
const used = new Set([
  'margin-top--sm',
  'margin-top--md',
  'margin-left--sm',
  'margin-bottom--sm',
  'margin-bottom--md',
  'margin-right--md',
  'padding--none',
  'padding-top--md',
  'padding-bottom--lg',
]);

/** Whether a class of Infima belongs to a family that is left out. */
export function isUnused(name: string): boolean {
  return !used.has(name) && unused.some((family) => family.test(name));
}

/** The selectors of a rule without those that need a class which is left out. */
export function keptSelectors(selectors: readonly string[]): string[] {
  return selectors.filter(
    (selector) =>
      !unusedElement.test(selector) &&
      !Array.from(selector.matchAll(/\.([\w-]+)/g)).some(
        ([, name = '']) => replaced.test(name) || isUnused(name),
      ),
  );
}

/** A plugin of PostCSS, and a check that it met Infima. */
export interface InfimaPurge {
  readonly plugin: AcceptedPlugin;
  /** @throws Error when the build had no sheet of Infima, or nothing was left out of it. */
  readonly failOnUnmatched: () => void;
}

/**
 * Leaves out the theme's modules that no page shows, the unused families of Infima, and the custom properties
 * that then neither Infima nor one of the other style sheets of the site needs, or that the site's own sheets
 * set for all pages: those are in no layer and win.
 */
export function withoutUnusedInfima(others: () => readonly Root[]): InfimaPurge {
  let removed = 0;
  const remove = (node: ChildNode) => {
    removed += 1;
    node.remove();
  };
  const plugin: AcceptedPlugin = {
    postcssPlugin: 'without-unused-infima',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (unusedModules.test(file)) {
        root.removeAll();
      }
      if (!file.includes('/infima/')) {
        return;
      }
      root.walkRules((rule: Rule) => {
        const kept = keptSelectors(rule.selectors);
        if (kept.length === 0) {
          remove(rule);
        } else {
          rule.selectors = kept;
        }
      });
      const sheets = others();
      const overridden = setForAllPages(sheets);
      root.walkDecls(/^--/, (declaration) => {
        if (overridden.has(declaration.prop)) {
          remove(declaration);
        }
      });
      const needed = neededProperties([root, ...sheets]);
      root.walkDecls(/^--/, (declaration) => {
        if (!needed.has(declaration.prop)) {
          remove(declaration);
        }
      });
    },
  };
  return {
    plugin,
    failOnUnmatched: () => {
      if (removed === 0) {
        throw new Error(
          'docusaurus-patches/theme-css replaced nothing: the build has no sheet of Infima with a family that ' +
            'withoutUnusedInfima.ts leaves out. Its index.ts says what to do.',
        );
      }
    },
  };
}
