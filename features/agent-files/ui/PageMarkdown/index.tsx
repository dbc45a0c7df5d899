import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {useCopy} from '../../../../shared/ui/useCopy';
import {MarkdownAlternate} from '../MarkdownAlternate';
import {markdownPath, textAt} from '../pageMarkdown';

const labels = {
  ready: 'Copy page',
  copied: 'Copied',
  failed: 'Not copied: view it as Markdown',
} as const;

/**
 * A link to the page as Markdown, a button that copies it, and a link to its samples, if features/samples/zips packs
 * them; the search page has none.
 */
export function PageMarkdown(): ReactNode {
  const {metadata} = useDoc();
  const {id, permalink} = metadata;
  const [state, copy] = useCopy();
  if (id === 'search') {
    return null;
  }
  const path = markdownPath(permalink);
  return (
    <>
      <MarkdownAlternate path={path} />
      {/* Not a Link: that leads to pages only. */}
      <a href={path}>View as Markdown</a>
      {'zip' in metadata && <a href={path.replace(/md$/, 'zip')}>Download samples</a>}
      <button
        type="button"
        className="clean-btn"
        onClick={() => {
          copy(textAt(path));
        }}
      >
        <span aria-live="polite">{labels[state]}</span>
      </button>
    </>
  );
}
