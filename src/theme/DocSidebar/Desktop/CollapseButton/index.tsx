// Change: the button has a text. The original shows only two arrows.
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import type {ReactNode} from 'react';

import {HideSidebar} from '@site/src/components/HideSidebar';

export default function CollapseButton(props: Props): ReactNode {
  return <HideSidebar {...props} />;
}
