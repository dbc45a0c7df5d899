import {editDistance} from '../../../shared/text/editDistance';

/** The known name nearest to an unknown one; undefined if none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.ceil(name.length / 3));
  const near = [...new Set(known)]
    .map((other) => ({other, far: editDistance(name.toLowerCase(), other.toLowerCase(), limit)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return near[0]?.other;
}

/** The end of a message about an unknown name: the nearest one; empty if none is near. */
export function hintAt(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` (nearest existing name: ${nearest})`;
}
