import facts from '../../generated/mappings/mapper.json';
import type {MappingRow, MappingTry} from '../library-facts';

/** The mapping table in the order of trying. */
export const mappingRows: readonly MappingRow[] = facts.rows;

/** Every pair of types that was tried with the library. */
export const mappingTries: readonly MappingTry[] = facts.tries;

const priorities = new Map<string, number>(Object.entries(facts.transformers));

/** The priority of a transformer in the bundle. */
export function priorityOf(transformer: string): number {
  const priority = priorities.get(transformer);
  if (priority === undefined) {
    throw new Error(`generated/mappings/mapper.json knows no transformer "${transformer}".`);
  }
  return priority;
}
