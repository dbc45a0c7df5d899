// Change: pages of the API reference, which the sidebar does not list, name their parents themselves.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

import {ReferenceBreadcrumbs} from '@site/src/components/ReferenceBreadcrumbs';

export default function BreadcrumbsWithReference(): ReactNode {
  return <ReferenceBreadcrumbs otherwise={<DocBreadcrumbs />} />;
}
