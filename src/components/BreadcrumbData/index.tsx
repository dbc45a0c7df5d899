import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

import {withCanonicalItems} from './withCanonicalItems';

/** The breadcrumbs of a page as structured data, with canonical addresses. */
export function BreadcrumbData({breadcrumbs}: Props) {
  const list = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(withCanonicalItems(list))}</script>
    </Head>
  );
}
