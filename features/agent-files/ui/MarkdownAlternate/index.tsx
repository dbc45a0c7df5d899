import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export interface MarkdownAlternateProps {
  /** Where the Markdown of the page lies on the site. */
  readonly path: string;
}

/** Tells programs in the head of a page where its Markdown is; features/agent-files/build writes it. */
export function MarkdownAlternate({path}: MarkdownAlternateProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + path} />
    </Head>
  );
}
