import type {ApiClass} from '../schema/api';

/** Whether a class is part of the public API: neither it nor its namespace is internal. */
export function isPublic({internal, internal_by_namespace: byNamespace}: ApiClass): boolean {
  return internal !== true && byNamespace !== true;
}
