import Link from '@docusaurus/Link';
import {Fragment, type ReactNode, useLayoutEffect, useRef} from 'react';

import {InlineCode} from '../../../../shared/ui/InlineCode';
import type {Description, Token} from '../../markup/description';
import {CheckedSamples} from '../CheckedSamples';
import {place} from './place';
import styles from './styles.module.css';
import type {Shown} from './watchNames';

interface NamePopoverProps {
  /** The id of the part that describes the name to a screen reader. */
  readonly id: string;
  readonly shown: Shown;
  readonly description: Description;
  readonly pre: HTMLElement;
  readonly onClose: () => void;
}

/** The description of a name, beside it. */
export function NamePopover({id, shown, description, pre, onClose}: NamePopoverProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {kind, label, owner, code, type, notes = [], links = []} = description;

  useLayoutEffect(() => {
    const popover = ref.current;
    if (popover === null) {
      return undefined;
    }
    const put = () => {
      putBeside(popover, shown.name, pre);
    };
    put();
    const stopped = new AbortController();
    pre.addEventListener('scroll', put, {signal: stopped.signal});
    window.addEventListener('resize', put, {signal: stopped.signal});
    return () => {
      stopped.abort();
    };
  });

  return (
    <div ref={ref} className={styles.popover} role="dialog" aria-label={label}>
      {shown.by === 'press' && (
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </button>
      )}
      <div id={id}>
        <p>
          {kind} {owner !== undefined && <InlineCode>{owner}</InlineCode>}
        </p>
        <p className={styles.code}>
          <code>
            <Tokens tokens={code} />
          </code>
        </p>
        {type !== undefined && (
          <p>
            Type{' '}
            <code>
              <Tokens tokens={type} />
            </code>
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className={styles.links}>
        {links.map(({title, url}) => (
          <Link key={url} to={url}>
            {title}
          </Link>
        ))}
        <CheckedSamples />
        {shown.by !== 'press' && (
          <span>
            <kbd>Esc</kbd> closes
          </span>
        )}
      </p>
    </div>
  );
}

function Tokens({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return tokens.map((token, index) =>
    typeof token === 'string' ? (
      <Fragment key={index}>{token}</Fragment>
    ) : (
      <span key={index} className={`token ${token[0]}`}>
        {token[1]}
      </span>
    ),
  );
}

function putBeside(popover: HTMLElement, name: HTMLElement, pre: HTMLElement): void {
  popover.style.removeProperty('max-height');
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const {clientWidth, clientHeight} = document.documentElement;
  const view = {top: Math.max(0, navbar), bottom: clientHeight, left: 0, right: clientWidth};
  const size = popover.getBoundingClientRect();
  const {top, left, maxHeight} = place(
    name.getBoundingClientRect(),
    size,
    pre.getBoundingClientRect(),
    view,
  );
  const origin = popover.offsetParent?.getBoundingClientRect() ?? {top: 0, left: 0};
  popover.style.setProperty('max-height', `${String(maxHeight)}px`);
  popover.style.setProperty('top', `${String(top - origin.top)}px`);
  popover.style.setProperty('left', `${String(left - origin.left)}px`);
}
