import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Scrolls the sidebar or the menu, and nothing else, until the current page is visible in it. */
export function CurrentInSidebar(): null {
  const {pathname} = useLocation();
  useEffect(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const menu = link?.closest('.menu');
    if (link && menu) {
      const {top, bottom} = link.getBoundingClientRect();
      const seen = menu.getBoundingClientRect();
      if (top < seen.top || bottom > seen.bottom) {
        menu.scrollTop += (top + bottom) / 2 - (seen.top + seen.bottom) / 2;
      }
    }
  }, [pathname]);
  return null;
}
