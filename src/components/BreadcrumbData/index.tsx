import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

import {withCanonicalItems} from './withCanonicalItems';

/** The breadcrumbs of a page for search engines, with canonical addresses. */
export function BreadcrumbData({breadcrumbs}: Props): ReactNode {
  const data = withCanonicalItems(useBreadcrumbsStructuredData({breadcrumbs}));
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
