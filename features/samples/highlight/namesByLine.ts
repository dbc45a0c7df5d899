import type {Span} from '../schema/sampleTypes';
import type {MarkedName} from './markNames';

/**
 * The names of each line of a block, with the columns as shown: a diff is shown without its markers. The ids are by
 * where a name starts in the block.
 *
 * @throws Error for a span that is not within one line, such as one from an older version of the block.
 */
export function namesByLine(
  source: string,
  isDiff: boolean,
  spans: readonly Span[],
  ids: ReadonlyMap<number, string>,
): MarkedName[][] {
  let from = 0;
  const lines = source.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return {start, end: start + line.length, names: new Array<MarkedName>()};
  });
  for (const [at, length, entry] of spans) {
    const line = lines.find(({end}) => at < end);
    const start = at - (line?.start ?? 0) - (isDiff ? 1 : 0);
    if (line === undefined || length < 1 || start < 0 || at + length > line.end) {
      const place = `${String(at)} to ${String(at + length)}`;
      throw new Error(`A name from ${place} is not within one line of the block:\n${source}`);
    }
    line.names.push({start, end: start + length, entry, id: ids.get(at)});
  }
  return lines.map(({names}) => names);
}
