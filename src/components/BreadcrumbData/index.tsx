import Head from '@docusaurus/Head';

import {withCanonicalItems} from './withCanonicalItems';

export interface BreadcrumbDataProps {
  readonly list: Parameters<typeof withCanonicalItems>[0];
}

/** The breadcrumbs of a page as structured data, with canonical addresses. */
export function BreadcrumbData({list}: BreadcrumbDataProps) {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(withCanonicalItems(list))}</script>
    </Head>
  );
}
