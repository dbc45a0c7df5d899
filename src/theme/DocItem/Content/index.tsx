// Change: above the title stand the kind of the page and the release that it describes; the sidebar shows
// the current page.
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import {CurrentInSidebar} from '@site/src/components/CurrentInSidebar';
import {PageKind} from '@site/src/components/PageKind';

export default function ContentUnderItsKind(props: Props): ReactNode {
  return (
    <>
      <CurrentInSidebar />
      <PageKind />
      <Content {...props} />
    </>
  );
}
