import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A page in the sidebar. All of them are pages of this site, with labels short enough to be shown whole. */
export function SidebarLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _,
  ...props
}: Props): ReactNode {
  const {href, label, className} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={() => onItemClick?.(item)}
        {...props}
      >
        {label}
      </Link>
    </li>
  );
}
