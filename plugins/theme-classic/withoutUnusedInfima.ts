import type {AcceptedPlugin, Root, Rule} from 'postcss';

import {neededProperties} from './neededProperties';

// Families of Infima that no page of ours shows. tests/build/infima.test.ts looks for them in the built
// pages, so a part that comes into use is noticed.
const unused = [
  /^(?:avatar|badge|button-group|card|hero|pills|dropdown)(?:$|__|--)/,
  /^(?:shadow|footer__(?:links|link|logo|title|items?|col))/,
  /^(?:navbar|footer)--(?:dark|primary)$/,
  /^button--(?:success|info|warning|danger|link|sm|lg|block|active)$/,
  /^text--(?!truncate$|center$)/,
  /^(?:margin|padding)(?:-(?:vert|horiz|left|right|top|bottom))?--/,
  /^(?:row--|col--(?!3$))/,
  /^pagination(?:$|_|--)/,
  /^(?:container--fluid|navbar__items--center|navbar__search-input)$/,
];

// Styled by src/css/prose.css from the ground up.
const replaced = /^(?:alert|breadcrumbs--)/;

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
      !Array.from(selector.matchAll(/\.([\w-]+)/g)).some(
        ([, name = '']) => replaced.test(name) || isUnused(name),
      ),
  );
}

/**
 * A PostCSS plugin: leaves the unused families out of Infima's style sheet, and the custom properties that
 * then neither Infima nor one of the other style sheets of the site needs.
 */
export function withoutUnusedInfima(others: () => readonly Root[]): AcceptedPlugin {
  return {
    postcssPlugin: 'without-unused-infima',
    Once(root) {
      if (root.source?.input.file?.includes('infima') !== true) {
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
      const needed = neededProperties([root, ...others()]);
      root.walkDecls(/^--/, (declaration) => {
        if (!needed.has(declaration.prop)) {
          declaration.remove();
        }
      });
    },
  };
}
