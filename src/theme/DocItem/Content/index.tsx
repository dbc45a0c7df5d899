// Change: a title of the tab that names the library; shows the kind of the page and the release that it describes above
// the title; scrolls the sidebar to the current page; remembers the version being read, which the original leaves to a
// dropdown; offers to copy sections as Markdown.
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import {OfferSections} from '@site/features/agent-files/ui/OfferSections';
import {CurrentInSidebar} from '@site/src/components/CurrentInSidebar';
import {PageKind} from '@site/src/components/PageKind';
import {PageTitle} from '@site/src/components/PageTitle';
import {RememberVersion} from '@site/src/components/RememberVersion';

export default function ContentWithKind(props: Props): ReactNode {
  return (
    <>
      <PageTitle />
      <RememberVersion />
      <CurrentInSidebar />
      <PageKind />
      <Content {...props} />
      <OfferSections />
    </>
  );
}
