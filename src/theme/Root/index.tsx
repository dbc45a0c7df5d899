// Change: the faces of the site are asked for early, pages behind links one after another. The original
// only passes its children on.
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import {FontPreload} from '@site/src/components/FontPreload';
import {PacedPrefetch} from '@site/src/components/PacedPrefetch';

export default function RootWithLoading({children}: Props): ReactNode {
  return (
    <Root>
      <FontPreload />
      <PacedPrefetch />
      {children}
    </Root>
  );
}
