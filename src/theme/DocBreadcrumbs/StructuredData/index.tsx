// Change: the addresses end like the canonical ones. The original keeps the slash of section addresses,
// which the host answers with a redirect or 404. It also adds the title that names the library.
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

import {BreadcrumbData} from '@site/src/components/BreadcrumbData';
import {PageTitle} from '@site/src/components/PageTitle';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return (
    <>
      <PageTitle />
      <BreadcrumbData {...props} />
    </>
  );
}
