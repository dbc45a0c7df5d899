// Change: the ending of the name stands back. The original writes the whole name in one weight.
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

import {Brand} from '@site/src/components/Brand';

export default function Logo(props: Props): ReactNode {
  return <Brand {...props} />;
}
