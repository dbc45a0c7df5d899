import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {type Filter, all, filterIn, withFilter} from './filters';

/** The filter in the URL and a setter; the first render shows all libraries, like the built HTML. */
export function useFilterInAddress(): readonly [Filter, (filter: Filter) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const hydrated = useIsBrowser();
  const choose = (filter: Filter) => {
    history.replace({...history.location, search: withFilter(history.location.search, filter)});
  };
  return [hydrated ? filterIn(search) : all, choose];
}
