import path from 'node:path';

import type {Element, Properties, Root} from 'hast';
import type {VFile} from 'vfile';

import {chartIn} from '../charts/chartIn';
import {drawChart} from '../charts/drawChart';
import {pageTypes} from '../inferred-types/pageTypes';
import {foldLines} from '../markup/folds';
import {tableIn} from '../markup/tableIn';
import {hashText} from '../parse/hashText';
import {printedBy, proofText} from '../proof/printedBy';
import {recordFinder} from '../proof/recordFinder';
import {printingLanguages} from '../run/shownOutputs';
import {type OutputRecord, readOutputRecords} from '../schema/outputRecords';
import {addressOfPage, fileOfPage} from '../schema/pageFiles';
import {readSetUp, setUpsFolder} from '../schema/setUps';
import {pageVariations} from '../variations/pageVariations';
import {hasZip} from '../zips/pageZip';
import {contentMaker} from './contentMaker';
import {insertSetUp} from './insertSetUp';
import {type Sample, samplesIn} from './samplesIn';
import {type VariedPart, variedParts} from './variedParts';

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
    const isBuilt = process.env.NODE_ENV === 'production';
    const page = path.relative('', file.path).replaceAll(path.sep, '/');
    const types = pageTypes(file.path);
    const variations = pageVariations(file.path);
    const samples = samplesIn(tree, String(file));
    const zipped = hasZip(page, String(file)) ? samples.find(mayLinkZip) : undefined;
    const contentOf = contentMaker(types);
    const recordOf = recordFinder(readOutputRecords(page));
    const partOf = variedParts(variations);

    samples.forEach((sample, index) => {
      const {node, source, language, meta} = sample;
      const isOutput = meta.output === true;
      const part = isOutput || meta.vary !== undefined ? partOf(source, isOutput) : undefined;
      const table = isOutput ? tableOf(sample, part) : undefined;
      node.properties = {
        ...contentOf(source, language),
        ...(meta.title !== undefined && {title: meta.title}),
        ...(isOutput && proofOf(recordOf(source), samples.slice(0, index + 1))),
        ...part?.properties,
        ...(isOutput && folded(source, part?.changed)),
        ...(sample === zipped && {zip: `${addressOfPage(page)}.zip`}),
        ...(isOutput && drawn(sample, part)),
        ...(table !== undefined && {folds: `0-${String(source.split('\n').length)}`}),
      };
      node.children = table === undefined ? [] : [table];
    });

    const shown = showSetUp(file.path, samples, contentOf, isBuilt);
    if (isBuilt) {
      const others = variations?.parts.flatMap((part) => part.others) ?? [];
      types?.checkBlocks([...samples.map(({source}) => source), ...others, ...shown]);
    }
  };
}

function mayLinkZip({meta, language}: Sample): boolean {
  return meta.title !== undefined && (meta.output === true || language.endsWith('php'));
}

/** What the record of an output proves, which the last of the samples above it has printed. */
function proofOf(record: OutputRecord | undefined, above: readonly Sample[]): Properties {
  const printing = above.findLast(({language}) => printingLanguages.has(language));
  return record === undefined
    ? {}
    : {printedBy: printedBy(record), proof: proofText(record, printing?.language === 'php')};
}

/** The stretches of a long output that are folded: `20-55`, numbered from 0. */
function folded(source: string, changed?: ReadonlySet<number>): Properties {
  const stretches = foldLines(source.split('\n').length, changed);
  const folds = stretches.filter(({isFolded}) => isFolded);
  return folds.length === 0
    ? {}
    : {folds: folds.map(({start, end}) => `${String(start)}-${String(end)}`).join()};
}

/** The drawing of a chart. That of an output that varies would stay the first one while its text changes. */
function drawn({source, language}: Sample, part: VariedPart | undefined): Properties {
  const chart = language === 'json' && part === undefined ? chartIn(source) : undefined;
  return chart === undefined ? {} : {chart: drawChart(chart)};
}

/** The table that an output is. Of one that varies, all texts are tables, or none is shown as one. */
function tableOf({source, language}: Sample, part: VariedPart | undefined): Element | undefined {
  const isTable = language === 'html' && (part === undefined || part.isTable);
  return isTable ? tableIn(source) : undefined;
}

/** Puts the recorded setup of a page into it; returns the code that it shows. */
function showSetUp(
  file: string,
  samples: readonly Sample[],
  contentOf: ReturnType<typeof contentMaker>,
  isBuilt: boolean,
): string[] {
  const [, siteDir = '', page = ''] = /^(.*)[\\/](docs[\\/].+)$/.exec(file) ?? [];
  const setUp = readSetUp(
    path.join(siteDir, fileOfPage(setUpsFolder, page.replaceAll(path.sep, '/'))),
  );
  const isThere = samples.some(({source}) => hashText(source) === setUp?.before);
  // While a page is being written, its records are out of date.
  if (setUp === undefined || !(isBuilt || isThere)) {
    return [];
  }
  const makeSample = (source: string, title?: string): Element => ({
    type: 'element',
    tagName: 'pre',
    properties: {...contentOf(source, 'php'), ...(title !== undefined && {title})},
    children: [],
  });
  return insertSetUp(setUp, samples, makeSample, siteDir);
}
