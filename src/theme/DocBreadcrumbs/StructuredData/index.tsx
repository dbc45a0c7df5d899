// Change: the addresses end like the canonical ones. The original keeps the slash of section addresses,
// which the host answers with a redirect or 404.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

import {withCanonicalItems} from '@site/src/components/BreadcrumbData/withCanonicalItems';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const data = withCanonicalItems(useBreadcrumbsStructuredData({breadcrumbs}));
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
