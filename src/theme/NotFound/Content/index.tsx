// Change: its own title (the original shows only the brand, because the docs layout renders this part
// without the page around it), the nearest addresses, and a link to the search.
import type {ReactNode} from 'react';

import {NearestPages} from '@site/src/components/NearestPages';

export default function NotFoundContent(): ReactNode {
  return <NearestPages />;
}
