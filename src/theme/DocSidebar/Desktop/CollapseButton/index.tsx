// Change: the button says in words what it does. The original shows two arrows only.
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import type {ReactNode} from 'react';

import {HideSidebar} from '@site/src/components/HideSidebar';

export default function CollapseButton(props: Props): ReactNode {
  return <HideSidebar {...props} />;
}
