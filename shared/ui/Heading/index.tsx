import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export interface HeadingProps extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/**
 * A heading whose accessible name is its text. The theme's name is "InstallDirect link to Install"; here the
 * link is for the pointer only, and keyboard users have the table of contents.
 */
export function Heading({as: As, id, className, children, ...props}: HeadingProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (id === undefined || As === 'h1') {
    return (
      <As className={className} {...props}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  return (
    <As id={id} className={clsx('anchor', targetClass, className)} {...props}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-hidden tabIndex={-1} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
