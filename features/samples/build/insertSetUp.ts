import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

import {shortName} from '../../../shared/text/shortName';
import {hashText} from '../parse/hashText';
import {type SetUp, setUpBlocks} from '../schema/setUps';

type Parent = Root | Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A sample as it is in the tree: its `pre`, the parent of that, its source. */
export interface SampleNode {
  readonly node: Element;
  readonly parent: Parent | undefined;
  readonly source: string;
  readonly language: string;
}

/** Makes the `pre` of code with a title. */
export type MakeSample = (source: string, title?: string) => Element;

/**
 * Puts the recorded setup of a page before the first sample that needs it, and marks the samples that use its
 * variables. Returns the code that it shows.
 *
 * @throws Error when no sample of the page is the one of the record.
 */
export function insertSetUp(
  setUp: SetUp,
  samples: readonly SampleNode[],
  makeSample: MakeSample,
  siteDir: string,
): string[] {
  const first = samples.find(({source}) => hashText(source) === setUp.before);
  if (first?.parent === undefined) {
    throw new Error(
      'no sample of the page is the one before which its setup is shown. ' +
        'Record the setups again: npm run samples -- types',
    );
  }
  const users = new Set(setUp.blocks);
  for (const {node, source, language} of samples) {
    if (language === 'php' && !source.startsWith('<?php') && users.has(hashText(source))) {
      node.properties.usesSetUp = true;
    }
  }
  const blocks = setUpBlocks(setUp, siteDir);
  const variables = setUp.variables.map((name) => `$${name}`).join(' ');
  const element: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'SetUp',
    attributes: [{type: 'mdxJsxAttribute', name: 'variables', value: variables}],
    children: [
      ...blocks.flatMap(({source, title}) => (title === undefined ? [makeSample(source)] : [])),
      ...sentencesAbout(setUp),
      ...blocks.flatMap(({source, title}) =>
        title === undefined ? [] : [makeSample(source, title)],
      ),
    ],
  };
  const siblings: (ElementContent | Root['children'][number])[] = first.parent.children;
  siblings.splice(siblings.indexOf(first.node), 0, element);
  return blocks.map(({source}) => source);
}

/** A sentence with a link to the page of each class that another page shows, and one with those of the page itself. */
function sentencesAbout({classes, classesOnPage}: SetUp): Element[] {
  const elsewhere = classes.flatMap(({name, page}): ElementContent[] =>
    page === undefined
      ? []
      : [{type: 'element', tagName: 'a', properties: {href: page}, children: [codeOf(name)]}],
  );
  return [
    ...listOf('Classes on this page, to be created first: ', classesOnPage.map(codeOf)),
    ...listOf('Classes on other pages: ', elsewhere),
  ];
}

/** A paragraph with items and commas between them; none without items. */
function listOf(start: string, items: readonly ElementContent[]): Element[] {
  const children = items.flatMap((item, index): ElementContent[] => [
    {type: 'text', value: index === 0 ? start : ', '},
    item,
  ]);
  const end: ElementContent = {type: 'text', value: '.'};
  return items.length === 0
    ? []
    : [{type: 'element', tagName: 'p', properties: {}, children: [...children, end]}];
}

/** The name of a class without its namespace, as code. */
function codeOf(name: string): Element {
  const value = shortName(name);
  return {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value}],
  };
}
