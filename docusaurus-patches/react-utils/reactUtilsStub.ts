import {useMemo} from 'react';

export * from '../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils';

/** The same object until one of its values changes, whatever the order of its keys; sorts by code unit. */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return useMemo(() => value, entries.flat());
}
