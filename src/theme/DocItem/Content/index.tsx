// Change: above the title stand the kind of the page and the release that it describes.
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import {PageKind} from '@site/src/components/PageKind';

export default function ContentUnderItsKind(props: Props): ReactNode {
  return (
    <>
      <PageKind />
      <Content {...props} />
    </>
  );
}
