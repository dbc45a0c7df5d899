import path from 'node:path';

import type {Element, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {hashText} from '../parse/hashText';
import {chartIn} from '../charts/chartIn';
import {drawChart} from '../charts/drawChart';
import {readFence} from '../parse/parseFence';
import {readOutputRecords} from '../schema/outputRecords';
import {addressOfPage, fileOfPage} from '../schema/pageFiles';
import {readSetUp, setUpsFolder} from '../schema/setUps';
import {pageTypes} from '../inferred-types/pageTypes';
import {highlight} from '../highlight/highlight';
import {writeChoices} from '../markup/choices';
import {foldLines} from '../markup/folds';
import {type PageVariations, pageVariations} from '../variations/pageVariations';
import {insertSetUp, type SampleNode} from './insertSetUp';
import {printedBy, proofText} from '../proof/printedBy';
import {recordFinder} from '../proof/recordFinder';
import {printingLanguages} from '../run/shownOutputs';
import {shortMarkup} from '../highlight/shortMarkup';
import {tableIn} from '../markup/tableIn';
import {hasZip} from '../zips/pageZip';

/**
 * A rehype plugin that replaces the content of each fenced block with highlighted HTML, made at build time.
 * The `pre` of the page gets `html`, `language` and `title`; `printedBy` and `proof` for the output of a real run; `types`,
 * the address of the types of its names; `choices` and `texts` for a sample that varies; and `folds`, the lines
 * of a long output to fold; and `chart`, the drawing of a printed chart. The first PHP sample or output with a title gets
 * `zip`, the address of the page's zip file: one link, since long pages are at the limit of elements. `features/samples/ui/CodeBlock` renders them. The
 * table that an `html` output is becomes the content of its `pre`, and its HTML is folded.
 */
export function highlightCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const types = pageTypes(file.path);
    const page = path.relative('', file.path).replaceAll(path.sep, '/');
    const recordOf = recordFinder(readOutputRecords(page));
    const variations = pageVariations(file.path);
    const isTaken = new Set<number>();
    let zip = hasZip(page, String(file)) ? `${addressOfPage(page)}.zip` : undefined;
    const samples: SampleNode[] = [];
    const shown: string[] = [];
    const hasIds = new Set<string>();
    const contentOf = (source: string, language: string) => {
      const names = types?.spansOf(source) ?? [];
      // A page may show the same sample twice.
      const ids = hasIds.has(source) ? undefined : types?.idsOf(source);
      hasIds.add(source);
      return {
        html: shortMarkup(toHtml(highlight(source, language, names, ids))),
        language,
        ...(types !== undefined && names.length > 0 && {types: types.address}),
      };
    };
    visit(tree, 'element', (node, _index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') {
        return undefined;
      }
      const {meta, value: source} = readFence(
        metaOf(code),
        lostLine(node, String(file)) + textOf(code),
      );
      const language = languageOf(code);
      samples.push({node, parent, source, language});
      const {title, output, vary} = meta;
      const record = output === true ? recordOf(source) : undefined;
      const printing = samples.findLast((one) => printingLanguages.has(one.language));
      const number =
        output === true || vary !== undefined
          ? partNumber(variations, source, output === true, isTaken)
          : -1;
      node.properties = {
        ...contentOf(source, language),
        ...(title !== undefined && {title}),
        ...(record !== undefined && {
          printedBy: printedBy(record),
          proof: proofText(record, printing?.language === 'php'),
        }),
        ...varied(variations, number),
        ...(output === true && folded(source, variations?.parts[number]?.changed)),
      };
      if (title !== undefined && (output === true || language.endsWith('php'))) {
        node.properties = {...node.properties, ...(zip !== undefined && {zip})};
        zip = undefined;
      }
      node.children = [];
      // A chart would stay the first one while its text changes.
      const isChart = output === true && language === 'json' && number === -1;
      const chart = isChart ? chartIn(source) : undefined;
      if (chart !== undefined) {
        node.properties.chart = drawChart(chart);
      }
      // Of an output that varies, all texts are tables, or none is shown as one.
      const isTable =
        language === 'html' &&
        output === true &&
        (number === -1 || variations?.parts[number]?.tables !== undefined);
      const table = isTable ? tableIn(source) : undefined;
      if (table !== undefined) {
        node.children = [table];
        node.properties.folds = `0-${String(source.split('\n').length)}`;
      }
      return SKIP;
    });
    const isBuilt = process.env.NODE_ENV === 'production';
    const [, siteDir = '', inSite = ''] = /^(.*)[\\/](docs[\\/].+)$/.exec(file.path) ?? [];
    const setUp = readSetUp(
      path.join(siteDir, fileOfPage(setUpsFolder, inSite.replaceAll(path.sep, '/'))),
    );
    const isThere = samples.some(({source}) => hashText(source) === setUp?.before);
    // While a page is being written, its records are out of date.
    if (setUp !== undefined && (isBuilt || isThere)) {
      const makeSample = (source: string, title?: string): Element => ({
        type: 'element',
        tagName: 'pre',
        properties: {...contentOf(source, 'php'), ...(title !== undefined && {title})},
        children: [],
      });
      shown.push(...insertSetUp(setUp, samples, makeSample, siteDir));
    }
    if (isBuilt) {
      const others = variations?.parts.flatMap((part) => part.others) ?? [];
      types?.checkBlocks([...samples.map(({source}) => source), ...others, ...shown]);
    }
  };
}

/** The number of the varied part that a block of the page is; each is one block. */
function partNumber(
  variations: PageVariations | undefined,
  source: string,
  isOutput: boolean,
  isTaken: Set<number>,
): number {
  const number =
    variations?.parts.findIndex(
      (part, index) =>
        !isTaken.has(index) && part.isOutput === isOutput && part.block.value === source,
    ) ?? -1;
  isTaken.add(number);
  return number;
}

function varied(variations: PageVariations | undefined, number: number): Properties {
  const part = variations?.parts[number];
  return variations === undefined || part === undefined
    ? {}
    : {choices: writeChoices(part.choices), texts: `${variations.address}#${String(number)}`};
}

/** The stretches of a long output that are folded: `20-55`, numbered from 0. */
function folded(source: string, changed?: ReadonlySet<number>): Properties {
  const stretches = foldLines(source.split('\n').length, changed);
  const folds = stretches.filter(({isFolded}) => isFolded);
  return folds.length === 0
    ? {}
    : {folds: folds.map(({start, end}) => `${String(start)}-${String(end)}`).join()};
}

function textOf({children: [text]}: Element): string {
  return text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
}

/** The blank first line of a block in `.md`: rehype-raw, which runs before, drops it like an HTML parser. */
function lostLine({position, children: [code]}: Element, page: string): string {
  const isBlank = position !== undefined && page.split('\n')[position.start.line]?.trim() === '';
  const isThere = code?.type !== 'element' || textOf(code).startsWith('\n');
  return isBlank && !isThere ? '\n' : '';
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const fromProperty = code.properties.metastring;
  return typeof fromProperty === 'string' ? fromProperty : (code.data?.meta ?? '');
}
