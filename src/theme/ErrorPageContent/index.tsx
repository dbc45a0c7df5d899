// Change: the specified text ("This page crashed", without a full stop) and the title "Page Error";
// the original leaves the title unchanged.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';

import {PageCrash} from '@site/src/components/PageCrash';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <PageCrash error={error} tryAgain={tryAgain} />;
}
