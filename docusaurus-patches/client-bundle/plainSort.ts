import {useMemo} from 'react';

export {ReactContextError, usePrevious} from '@docusaurus/theme-common';

/**
 * In the place of theme-common's hook of this name, which sorts by localeCompare: the first use of that keeps
 * a phone busy for 30 milliseconds, while the page comes to life.
 */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return useMemo(() => value, entries.flat());
}
