// Change: the specified words ("This page crashed", without a full stop) and the title "Page Error",
// which the original leaves as it was.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';

import {PageCrash} from '@site/src/components/PageCrash';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <PageCrash error={error} tryAgain={tryAgain} />;
}
