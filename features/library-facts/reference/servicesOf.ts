import {push} from '../../../shared/lists/push';
import type {Services} from '../schema/services';

/** A service of a class. */
export interface ClassService {
  readonly id: string;
  /** The id of the service that it is another name of. */
  readonly alias: string | undefined;
  /** The names of its tags. */
  readonly tags: readonly string[];
  /** Those that have it, if not all of prod, dev and test do. */
  readonly environments: readonly string[];
}

/** The services of each class, and the aliases that are its full name, by that name. */
export function servicesOf(
  recorded: readonly Services[],
): ReadonlyMap<string, readonly ClassService[]> {
  const found = new Map<string, ClassService[]>();
  for (const one of recorded.flatMap(({services}) => services)) {
    const {id, class: name = id, alias, tags = [], environments = []} = one;
    const service = {id, alias, tags: [...new Set(tags.map((tag) => tag.name))], environments};
    push(found, name, service);
  }
  return found;
}
