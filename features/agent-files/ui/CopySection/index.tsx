import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import {Icon} from '../../../../shared/ui/Icon';
import {useCopy} from '../../../../shared/ui/useCopy';
import {markdownPath, textAt} from '../pageMarkdown';
import {cutSection} from './cutSection';
import {place} from './place';
import {content, sectionOf} from './sections';
import styles from './styles.module.css';
import {type HeadingWatch, type Offered, watchHeadings} from './watchHeadings';

export interface CopySectionProps {
  /** The last event at a heading while this component was loading. */
  readonly first: Event | undefined;
}

/** A button that copies a section as Markdown; it follows the reader from heading to heading. */
export function CopySection({first}: CopySectionProps): ReactNode {
  const {id, permalink} = useDoc().metadata;
  const {hash} = useLocation();
  const watch = useRef<HeadingWatch>(null);
  const [holder] = useState(() => document.createElement('div'));
  const [offered, setOffered] = useState<Offered | null>(null);

  useLayoutEffect(() => {
    // The search page has no Markdown.
    if (id === 'search') {
      return undefined;
    }
    const headings = watchHeadings(holder, setOffered);
    watch.current = headings;
    if (first !== undefined) {
      headings.begin(first);
    }
    return headings.stop;
  }, [id, holder, first]);
  useLayoutEffect(() => {
    watch.current?.follow(hash);
  }, [hash]);

  return (
    offered &&
    createPortal(
      <SectionButton
        key={offered.heading.id}
        holder={holder}
        offered={offered}
        path={markdownPath(permalink)}
      />,
      holder,
    )
  );
}

interface SectionButtonProps {
  readonly holder: HTMLElement;
  readonly offered: Offered;
  readonly path: string;
}

const labels = {
  copied: 'Copied',
  failed: 'Not copied: view the page as Markdown',
} as const;

function SectionButton({holder, offered, path}: SectionButtonProps): ReactNode {
  const {heading, isShown} = offered;
  const [state, copy] = useCopy();

  // Inside the heading, the button would be a part of its name.
  useLayoutEffect(() => {
    heading.after(holder);
    return () => {
      holder.remove();
    };
  }, [heading, holder]);

  useLayoutEffect(() => {
    holder.className = clsx(styles.holder, isShown && styles.shown);
    const put = () => {
      putBeside(holder, heading);
    };
    put();
    const stopped = new AbortController();
    window.addEventListener('resize', put, {signal: stopped.signal});
    // What is above may have grown since.
    holder.addEventListener('focusin', put, {signal: stopped.signal});
    return () => {
      stopped.abort();
    };
  });

  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        const section = sectionOf(heading);
        copy(textAt(path).then((text) => cutSection(text, section)));
      }}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">
        {state === 'ready' ? (
          <>
            Copy section<span className={styles.said}> as Markdown</span>
          </>
        ) : (
          labels[state]
        )}
      </span>
    </button>
  );
}

function putBeside(holder: HTMLElement, heading: Element): void {
  const link = heading.querySelector('.hash-link') ?? heading;
  const column = (heading.closest(content) ?? heading).getBoundingClientRect();
  const {top, left} = place(
    link.getBoundingClientRect(),
    heading.getBoundingClientRect(),
    holder.getBoundingClientRect(),
    column,
  );
  const origin = holder.offsetParent?.getBoundingClientRect() ?? {top: 0, left: 0};
  holder.style.setProperty('top', `${String(top - origin.top)}px`);
  holder.style.setProperty('left', `${String(left - origin.left)}px`);
}
