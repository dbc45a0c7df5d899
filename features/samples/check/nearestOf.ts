import {editDistance} from '../../../shared/text/editDistance';

/** A hint with the known name nearest to an unknown one; empty if none is near. */
export function nearestOf(name: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.ceil(name.length / 3));
  const near = [...new Set(known)]
    .map((other) => ({other, far: editDistance(name.toLowerCase(), other.toLowerCase(), limit)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return near[0] === undefined ? '' : ` (nearest existing name: ${near[0].other})`;
}
