import {editDistance} from '../../../shared/text/editDistance';

/** The hint at the known name that is nearest to an unknown one; empty when none is near. */
export function nearestOf(name: string, known: Iterable<string>): string {
  const limit = Math.max(2, Math.ceil(name.length / 3));
  const near = [...new Set(known)]
    .map((other) => ({other, far: editDistance(name.toLowerCase(), other.toLowerCase(), limit)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return near[0] === undefined ? '' : ` (nearest existing name: ${near[0].other})`;
}
