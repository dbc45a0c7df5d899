// Change: the ending of the name is lighter. The original shows the whole name in one weight.
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

import {Brand} from '@site/src/components/Brand';

export default function Logo(props: Props): ReactNode {
  return <Brand {...props} />;
}
