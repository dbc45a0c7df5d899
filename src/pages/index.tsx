import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {HomePage} from '@site/src/components/HomePage';
import {allLibraries} from '@site/features/library-facts/read/packages';
import {MarkdownAlternate} from '@site/features/agent-files/ui/MarkdownAlternate';

export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <HtmlClassNameProvider className="home">
      <Layout
        title={tagline}
        description={`Documentation of ${String(allLibraries.length)} open source libraries for PHP, Symfony and Doctrine, each for the release that it names.`}
      >
        <MarkdownAlternate path="/index.md" />
        <HomePage title={tagline} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
