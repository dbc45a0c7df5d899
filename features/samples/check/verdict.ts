import type {Block} from '../parse/readBlocks';
import type {OutputCheck} from '../run/checkOutputs';
import type {TextCheck} from './checkTexts';
import {judgeMarks} from './judgeMarks';
import type {Share} from './php/familyShare';
import type {Problem} from './problem';
import type {BodyCheck} from './set-ups/checkBodies';
import type {SetUpCheck} from './set-ups/checkSetUps';

const leastShare = 0.95;

/** Everything that a check of pages found. */
export interface Findings {
  /** Whether all pages were checked. */
  readonly isWhole: boolean;
  readonly pages: number;
  /** The number of pages whose analysis comes from the cache. */
  readonly cached: number;
  readonly blocks: readonly Block[];
  /** The problems of PHP samples, also those that their blocks announce. */
  readonly ofPhp: readonly Problem[];
  readonly texts: TextCheck;
  readonly outputs: OutputCheck;
  readonly setUps: SetUpCheck;
  readonly bodies: BodyCheck;
  readonly share: Share;
  /** Generated files that differ from what the samples give. */
  readonly stale: readonly string[];
  /** Records of pages that do not exist. */
  readonly orphans: readonly string[];
}

/** What to print about the findings, and whether all is well. */
export interface Verdict {
  readonly lines: readonly string[];
  readonly isWell: boolean;
}

/** Decides whether samples pass. */
export function verdictOn(findings: Findings): Verdict {
  const {isWhole, blocks, ofPhp, texts, outputs, setUps, bodies, share, orphans} = findings;
  const judged = judgeMarks([...ofPhp, ...texts.problems], blocks);
  const problems = [...judged, ...outputs.problems, ...setUps.problems, ...bodies.problems];
  const known = share.names - share.unknown.length;
  const isKnown = share.names === 0 || known / share.names >= leastShare;
  // A sample with a problem has other types once it is right.
  const stale = judged.length === 0 ? findings.stale : [];
  return {
    isWell:
      problems.length === 0 &&
      isKnown &&
      stale.length === 0 &&
      orphans.length === 0 &&
      blocks.length > 0 &&
      texts.inline > 0 &&
      (!isWhole || (setUps.looked > 0 && bodies.looked > 0)),
    lines: [
      ...problems.map(show),
      ...(isKnown ? [] : share.unknown.map((name) => `${name}: not recorded`)),
      ...stale.map((file) => `${file} is out of date: npm run samples -- types`),
      ...orphans.map(
        (file) => `${file} records the outputs of a page that does not exist: delete it`,
      ),
      ...countsOf(findings),
    ],
  };
}

function countsOf({pages, cached, blocks, texts, outputs, setUps, bodies, share}: Findings) {
  const languages = [...new Set(blocks.map(({language}) => language))].sort();
  const counts = languages.map(
    (name) => `${name} ${blocks.filter(({language}) => language === name).length}`,
  );
  return [
    `Checked ${blocks.length} blocks: ${counts.join(', ')}; ${outputs.outputs} outputs; ${texts.inline} pieces of inline code. ${cached} of ${pages} pages had not changed since their last analysis.`,
    `Looked at ${setUps.looked} variables; ${setUps.shown.length} pages show a setup. Compared ${bodies.looked} class files.`,
    `${share.names - share.unknown.length} of ${share.names} names of the family in PHP samples are known.`,
  ];
}

function show({page, line, kind, message}: Problem): string {
  return `${page}:${line} ${kind}: ${message}`;
}
