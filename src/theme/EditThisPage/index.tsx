// Change: adds links to report a problem with the page, to copy it as Markdown and to the proof of its samples beside
// the link to edit it.
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

import {PageMarkdown} from '@site/features/agent-files/ui/PageMarkdown';
import {CheckedSamples} from '@site/features/samples/ui/CheckedSamples';
import {ReportProblem} from '@site/src/components/ReportProblem';

export default function PageActions(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
      <PageMarkdown />
      <CheckedSamples />
    </>
  );
}
