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
  const {blocks, ofPhp, texts, outputs, setUps, bodies, share, orphans} = findings;
  const judged = judgeMarks([...ofPhp, ...texts.problems], blocks);
  const problems = [...judged, ...outputs.problems, ...setUps.problems, ...bodies.problems];
  const known = share.names - share.unknown.length;
  const isKnown = share.names === 0 || known / share.names >= leastShare;
  const missing = missingIn(findings);
  // A sample with a problem has other types once it is right.
  const stale = judged.length === 0 ? findings.stale : [];
  return {
    isWell:
      problems.length === 0 &&
      isKnown &&
      stale.length === 0 &&
      orphans.length === 0 &&
      missing.length === 0,
    lines: [
      ...problems.map(show),
      ...(isKnown ? [] : share.unknown.map((name) => `${name}: not recorded`)),
      ...stale.map((file) => `${file} is out of date: npm run samples -- types`),
      ...orphans.map(
        (file) => `${file} records the outputs of a page that does not exist: delete it`,
      ),
      ...missing.map((what) => `Found no ${what} to check.`),
      ...countsOf(findings),
    ],
  };
}

/** What a check did not find. A page may have only samples, or only inline code. */
function missingIn({isWhole, blocks, texts, setUps, bodies}: Findings): string[] {
  const counts = {
    blocks: blocks.length,
    'inline code': texts.inline,
    variables: setUps.looked,
    'class files': bodies.looked,
  };
  const missing = Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [what] : []));
  const hasCode = blocks.length + texts.inline > 0;
  return isWhole ? missing : hasCode ? [] : ['code'];
}

function countsOf({pages, cached, blocks, texts, outputs, setUps, bodies, share}: Findings) {
  const languages = [...new Set(blocks.map(({language}) => language))].sort();
  const counts = languages.map(
    (name) => `${name} ${blocks.filter(({language}) => language === name).length}`,
  );
  return [
    `Checked blocks: ${blocks.length} (${counts.join(', ')}); outputs: ${outputs.outputs}; pieces of inline code: ${texts.inline}. Pages that had not changed since their last analysis: ${cached} of ${pages}.`,
    `Variables: ${setUps.looked}; pages that show a setup: ${setUps.shown.length}; class files: ${bodies.looked}.`,
    `Names of the family in PHP samples that are known: ${share.names - share.unknown.length} of ${share.names}.`,
  ];
}

function show({page, line, kind, message}: Problem): string {
  return `${page}:${line} ${kind}: ${message}`;
}
