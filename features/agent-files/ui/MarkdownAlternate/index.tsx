import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

export interface MarkdownAlternateProps {
  /** The path of the page's Markdown on the site. */
  readonly path: string;
}

/** Links the Markdown of a page in its head, for programs; features/agent-files/build writes it. */
export function MarkdownAlternate({path}: MarkdownAlternateProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + path} />
    </Head>
  );
}
