// Change: a title of its own (the original leaves the brand alone, since the docs layout renders this
// part without the page around it), the nearest addresses, and the way to the search.
import type {ReactNode} from 'react';

import {NearestPages} from '@site/src/components/NearestPages';

export default function NotFoundContent(): ReactNode {
  return <NearestPages />;
}
