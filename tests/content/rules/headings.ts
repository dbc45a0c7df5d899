import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {kindOf} from './frontMatter';
import {at, atField} from './page';
import type {Finding, Page} from './page';

/** The level-2 headings of the landing page of a section, in this order. */
export const landingHeadings = [
  'Install',
  'First result',
  'Find your way',
  'When to use it',
  'When not to use it',
];

function headingsOf({tree}: Page): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(node);
  });
  return headings;
}

const textOf = (heading: Heading) =>
  toString(heading)
    .replace(/\s*\{#[\w-]+\}$/, '')
    .trim();

/** Headings start at level 2, because the title is level 1, and skip no level. */
export function headingLevels(page: Page): Finding[] {
  let above = 1;
  return headingsOf(page).flatMap((heading) => {
    const {depth} = heading;
    const deepest = above + 1;
    above = depth;
    if (depth === 1) {
      return [at(page, heading, 'level 1 is the title in the front matter, start at level 2')];
    }
    return depth > deepest
      ? [at(page, heading, `level ${depth} under level ${deepest - 1}, write level ${deepest}`)]
      : [];
  });
}

/**
 * The page at the section's own address is its only landing page. It has the landing headings in order, and
 * no others unless the section has a single page.
 */
export function landing(page: Page, pagesInSection: number): Finding[] {
  const isSection = /^[^/]+\/index$/.test(page.id);
  if (isSection !== (kindOf(page) === 'landing')) {
    const wanted = isSection ? 'the first page of a section is "landing"' : 'not a landing page';
    return [atField(page, 'kind', wanted)];
  }
  if (!isSection) {
    return [];
  }
  const found = headingsOf(page)
    .filter(({depth}) => depth === 2)
    .map(textOf);
  const compared =
    pagesInSection === 1 ? found.filter((text) => landingHeadings.includes(text)) : found;
  if (compared.join('\n') === landingHeadings.join('\n')) {
    return [];
  }
  return [
    atField(
      page,
      'kind',
      `a landing page has the level-2 headings ${landingHeadings.join(', ')}; found ${found.join(', ') || 'none'}`,
    ),
  ];
}
