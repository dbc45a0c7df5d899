// Change: no `itemprop`, because there is no item: the date is in the structured data of the page. The site
// has one language and shows no authors, so the text is not translatable.
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import {LastChange} from '@site/src/components/LastChange';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return lastUpdatedAt ? <LastChange time={lastUpdatedAt} /> : null;
}
