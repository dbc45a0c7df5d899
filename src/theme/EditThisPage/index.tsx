// Change: beside the link to edit the page there is one to report a problem with it.
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

import {ReportProblem} from '@site/src/components/ReportProblem';

export default function EditOrReport(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
    </>
  );
}
