// Change: the list of headings is a landmark with a name; the original is a list outside of any.
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';

export default function NamedToc(props: Props): ReactNode {
  return (
    <nav className="rk-toc" aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
