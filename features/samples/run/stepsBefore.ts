import type {Block} from '../parse/readBlocks';

import type {ShownOutput} from './shownOutputs';

/**
 * The bash blocks that run before the one of an output. The requests of earlier outputs on the page run first, because
 * they change what later ones find; so do the commands of earlier outputs in a marked sample.
 */
export function stepsBefore({source, group, printing}: ShownOutput): Block[] {
  const isStepBefore = (block: Block) =>
    source.meta.sample !== undefined && block.meta.sample === source.meta.sample
      ? block.language === 'bash'
      : sendsRequests(source) && sendsRequests(block);
  return group.filter(
    (block) => block.line < source.line && printing.has(block) && isStepBefore(block),
  );
}

function sendsRequests({language, value}: Block): boolean {
  return language === 'bash' && /^curl /m.test(value);
}
