// Change: the spinner and the red error box with classes and tokens; the original has style attributes
// with fixed colors.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

import {LoadFailure, LoadSpinner} from '@site/src/components/LoadFailure';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return <LoadFailure message={String(error)} retry={retry} />;
  }
  return pastDelay ? <LoadSpinner /> : null;
}
