import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {HomePage} from '@site/src/components/HomePage';
import {MarkdownAlternate} from '@site/src/components/MarkdownAlternate';

export default function Home(): ReactNode {
  const {title, tagline, url} = useDocusaurusContext().siteConfig;
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    alternateName: tagline,
    url: `${url}/`,
  };
  return (
    <HtmlClassNameProvider className="home">
      <Layout
        title={tagline}
        description="Documentation of 16 open source libraries for PHP, Symfony and Doctrine, each for the release that it names."
      >
        <Head>
          <script type="application/ld+json">{JSON.stringify(website)}</script>
        </Head>
        <MarkdownAlternate path="/index.md" />
        <HomePage title={tagline} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
