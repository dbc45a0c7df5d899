import type {Block} from '../../parse/readBlocks';
import type {Entry, TypedName} from '../../schema/sampleTypes';
import {withoutGeneratedNames} from './generatedNames';
import type {NumberedBlocks} from './numberBlocks';
import {placeOf, toUtf16} from './offsets';
import type {Report} from './phpStan';
import type {Prepared} from './prepared';

/** A name in a file around a page, from a byte to another. */
export type NameAround = readonly [file: string, start: number, end: number, entry: Entry];

/** The names that PHPStan found. */
export interface FoundNames {
  /** The names of each block, also of those without any. */
  readonly inBlocks: ReadonlyMap<Block, readonly TypedName[]>;
  /** Those in files around pages, by the number of the page. */
  readonly around: ReadonlyMap<number, readonly NameAround[]>;
}

/** Finds the places of typed names in the blocks, and in the files around pages. */
export function findNames(
  prepared: Prepared,
  types: Report['types'],
  {byId, repeated}: NumberedBlocks,
): FoundNames {
  const inBlocks = new Map<Block, TypedName[]>([...byId.values()].map((block) => [block, []]));
  const around = new Map<number, NameAround[]>();
  for (const [file, found] of types) {
    const page = Number(/^P(\d+)g/.exec(file)?.[1]);
    for (const [from, to, generated] of found) {
      const place = placeOf(prepared.files[file] ?? [], from, to);
      if (place === undefined) {
        continue;
      }
      const entry = withoutGeneratedNames(generated);
      const block = byId.get(place.block);
      if (block === undefined) {
        const others = around.get(page) ?? [];
        others.push([place.block, place.start, place.end, entry]);
        around.set(page, others);
      } else if (!repeated.has(place.block)) {
        // What surrounds a block that varies has the names of the first value.
        const start = toUtf16(block.value, place.start);
        const length = toUtf16(block.value, place.end) - start;
        inBlocks.get(block)?.push({start, length, entry});
      }
    }
  }
  return {inBlocks, around};
}
