// Change: the faces of the site are asked for early. The original only passes its children on.
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

import {FontPreload} from '@site/src/components/FontPreload';

export default function RootWithFonts({children}: Props): ReactNode {
  return (
    <Root>
      <FontPreload />
      {children}
    </Root>
  );
}
