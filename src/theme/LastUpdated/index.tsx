// Change: without `itemprop`, which belongs to no item: the day is in the structured data of the page. The
// site has one language and shows no authors, so the words are written out.
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import {LastChange} from '@site/src/components/LastChange';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return lastUpdatedAt ? <LastChange time={lastUpdatedAt} /> : null;
}
