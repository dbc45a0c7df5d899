import type {AcceptedPlugin, Root, Rule} from 'postcss';

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

// Styled by src/css from the ground up.
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

/**
 * A PostCSS plugin: leaves out the theme's modules that no page shows, the unused families of Infima, and
 * the custom properties that then neither Infima nor one of the other style sheets of the site needs, or
 * that the site's own sheets set anew for all pages: those are in no layer and win.
 */
export function withoutUnusedInfima(others: () => readonly Root[]): AcceptedPlugin {
  return {
    postcssPlugin: 'without-unused-infima',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (unusedModules.test(file)) {
        root.removeAll();
      }
      if (!file.includes('infima')) {
        return;
      }
      root.walkRules((rule: Rule) => {
        const kept = keptSelectors(rule.selectors);
        if (kept.length === 0) {
          rule.remove();
        } else {
          rule.selectors = kept;
        }
      });
      const sheets = others();
      const anew = setForAllPages(sheets);
      root.walkDecls(/^--/, (declaration) => {
        if (anew.has(declaration.prop)) {
          declaration.remove();
        }
      });
      const needed = neededProperties([root, ...sheets]);
      root.walkDecls(/^--/, (declaration) => {
        if (!needed.has(declaration.prop)) {
          declaration.remove();
        }
      });
    },
  };
}
