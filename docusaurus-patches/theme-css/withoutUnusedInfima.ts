import type {AcceptedPlugin, ChildNode, Root, Rule} from 'postcss';

import {neededProperties, setForAllPages} from './neededProperties';

// Families of Infima that no page uses. tests/site/infima.test.ts looks for them in the built pages, so a
// family that comes into use is noticed.
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

// Theme modules of features that the site does not use: tags, versions, a logo in the footer, languages.
const unusedModules =
  /\/theme\/(?:Tag|TagsListInline|Footer\/Logo|NavbarItem\/LocaleDropdownNavbarItem|DocSidebar\/Desktop\/CollapseButton)\/styles\.module\.css$/;

// Styled only by src/css.
const replaced = /^(?:alert|breadcrumbs)(?:$|_|--)/;

// Keyboard keys, and scrollbars of one browser; `scrollbar-width` thins scrollbars everywhere.
const unusedElement = /^kbd$|::-webkit-scrollbar/;

// Utility classes of these families that the classic theme uses.
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

/** The selectors of a rule without those that need a removed class. */
export function keptSelectors(selectors: readonly string[]): string[] {
  return selectors.filter(
    (selector) =>
      !unusedElement.test(selector) &&
      !Array.from(selector.matchAll(/\.([\w-]+)/g)).some(
        ([, name = '']) => replaced.test(name) || isUnused(name),
      ),
  );
}

/** A PostCSS plugin, and a check that it processed Infima. */
export interface InfimaPurge {
  readonly plugin: AcceptedPlugin;
  /** @throws Error if the build had no sheet of Infima, or nothing was removed from it. */
  readonly failOnUnmatched: () => void;
}

/**
 * Removes the theme modules that no page uses, the unused families of Infima, the custom properties that no
 * style sheet needs afterwards, and those that the site's own sheets set for all pages: these are in no layer
 * and win.
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
