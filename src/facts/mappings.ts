import facts from '../../data/mappings/mapper.json';

/** A row of the mapper's mapping table, with its place in the order of trying. */
export interface MappingRow {
  readonly source: string;
  readonly target: string;
  /** Whether subclasses of the target match too. */
  readonly anySubclass: boolean;
  readonly transformer: string;
  /** Whether a mapper made by MapperFactory has the row, or only the one of the bundle. */
  readonly inFactory: boolean;
}

/** What the library did with a value of one type for a target of another. */
export interface MappingTry {
  readonly source: string;
  readonly target: string;
  /** Transformer and what it did: "answers", "refuses", or the name of an exception. */
  readonly steps: readonly (readonly string[])[];
  /** PHP's name for the type of the result; absent where it failed. */
  readonly result?: string;
  /** Class of the exception; absent where it succeeded. */
  readonly error?: string;
}

/** The mapping table in the order of trying. */
export const mappingRows: readonly MappingRow[] = facts.rows;

/** Every pair of types that was tried with the library. */
export const mappingTries: readonly MappingTry[] = facts.tries;

/** Names of the transformers, first tried first. */
export const transformerNames: readonly string[] = Object.keys(facts.transformers);

const priorities = new Map<string, number>(Object.entries(facts.transformers));

/** The priority of a transformer in the bundle. */
export function priorityOf(transformer: string): number {
  const priority = priorities.get(transformer);
  if (priority === undefined) {
    throw new Error(`data/mappings/mapper.json knows no transformer "${transformer}".`);
  }
  return priority;
}
