// Change: the addresses end like the canonical ones. The original keeps the slash of section addresses,
// which the host answers with a redirect or 404.
import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

import {BreadcrumbData} from '@site/src/components/BreadcrumbData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <BreadcrumbData list={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
