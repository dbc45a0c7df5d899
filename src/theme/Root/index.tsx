// Change: preloads the fonts of the site, and prefetches linked pages one after another. The original
// only renders its children.
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
