// Change: beside the link to edit the page there are ways to report a problem with it and to take it along
// as Markdown.
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

import {PageMarkdown} from '@site/features/agent-files/ui/PageMarkdown';
import {ReportProblem} from '@site/src/components/ReportProblem';

export default function PageActions(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
      <PageMarkdown />
    </>
  );
}
