// What other features may use at build time; components import `ui/` directly.
export {checkTexts} from './check/checkTexts';
export {readInline} from './check/inline/readInline';
export {judgeMarks} from './check/judgeMarks';
export {type Analysis, analyzeSamples} from './check/php/analyzeSamples';
export {withNearestName} from './check/php/withNearestName';
export type {Problem} from './check/problem';
export type {Recorded} from './check/recorded';
export {nameOf as combinationName, valuesOf as combinationValues} from './markup/choices';
export {compareLines} from './markup/compareLines';
export {sampleUses} from './inferred-types/sampleUses';
export {
  type Choice,
  type PageTexts,
  type TableRows,
  type VariedTables,
  isPageTexts,
} from './markup/pageTexts';
export {plainTexts} from './markup/plainTexts';
export {type Block, readBlocks} from './parse/readBlocks';
export type {InlineCode} from './parse/readPage';
export type {TypedName} from './schema/sampleTypes';
export {hasZip} from './zips/pageZip';
export {checkedSamples} from './proof/checkedSamples';
export {writeProof} from './proof/writeProof';
