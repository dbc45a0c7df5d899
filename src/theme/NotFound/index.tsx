// Change: a title of its own (the original's 404.html carries the brand alone), the nearest addresses,
// and the way to the search.
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import {NearestPages} from '@site/src/components/NearestPages';

export default function NotFound(): ReactNode {
  return (
    <Layout title="Page not found">
      <NearestPages />
    </Layout>
  );
}
