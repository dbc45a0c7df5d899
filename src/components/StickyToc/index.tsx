import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * The list of headings on a small screen, in a bar that stays in view. It closes when one of its links is followed, Escape
 * is pressed or something beside it is clicked.
 */
export function StickyToc({className = '', ...items}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  // The list is in the page only once somebody wants it: the desktop's list is there already.
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // The browser opens it without React too.
    setWasOpened(details.current?.open === true);
  }, []);
  const close = () => {
    if (details.current !== null) {
      details.current.open = false;
    }
  };
  useEffect(() => {
    // Not when the finger comes down: the text would move away from under it.
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && details.current?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('click', closeOutside);
    return () => {
      document.removeEventListener('click', closeOutside);
    };
  }, []);
  const closeAfterLink = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) {
      close();
    }
  };
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
      details.current?.querySelector('summary')?.focus();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary and its links are interactive
    <details
      ref={details}
      className={`${className} rk-toc-mobile`}
      onToggle={() => {
        setWasOpened(true);
      }}
      onClick={closeAfterLink}
      onKeyDown={closeOnEscape}
    >
      <summary>On this page</summary>
      {wasOpened && (
        <nav aria-label="On this page">
          <TOCItems {...items} linkActiveClassName="table-of-contents__link--active" />
        </nav>
      )}
    </details>
  );
}
