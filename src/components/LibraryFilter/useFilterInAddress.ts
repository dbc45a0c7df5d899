import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {type Filter, all, filterIn, withFilter} from './filters';

/** The filter in the address and a function to choose another; all in the first render, as it was built. */
export function useFilterInAddress(): readonly [Filter, (filter: Filter) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const hydrated = useIsBrowser();
  const choose = (filter: Filter) => {
    history.replace({...history.location, search: withFilter(history.location.search, filter)});
  };
  return [hydrated ? filterIn(search) : all, choose];
}
