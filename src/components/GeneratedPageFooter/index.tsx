import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {PageMarkdown} from '@site/features/agent-files/ui/PageMarkdown';
import {ReportProblem} from '@site/src/components/ReportProblem';

interface GeneratedPageFooterProps {
  /** What pages with a source to edit show. */
  readonly otherwise: ReactNode;
}

/** The links below a page that the build makes: everything except the one to edit it. */
export function GeneratedPageFooter({otherwise}: GeneratedPageFooterProps): ReactNode {
  const {editUrl} = useDoc().metadata;
  return typeof editUrl === 'string' ? (
    otherwise
  ) : (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      <div className="row margin-top--sm">
        <div className="col">
          <ReportProblem />
          <PageMarkdown />
        </div>
      </div>
    </footer>
  );
}
