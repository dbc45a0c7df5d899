import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {MouseEventHandler, ReactNode} from 'react';

/** What docusaurus.config.ts says of the item, and what the navbar adds. */
interface Props {
  /** Names of the libraries, in the order of the menu. */
  readonly libraries: readonly string[];
  readonly mobile?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * The libraries in the main menu of a small screen, where pages without a sidebar, such as the home page, had nothing
 * but links to other sites. Nothing on a large screen.
 */
export function LibraryMenu({libraries, mobile = false, ...item}: Props): ReactNode {
  return mobile
    ? libraries.map((name) => (
        <DefaultNavbarItem
          key={name}
          mobile
          label={name}
          to={`/${name}`}
          // Only the library's own page is the current one, not those below it.
          activeBaseRegex={`^/${name}/?$`}
          {...item}
        />
      ))
    : null;
}
