import {useLayoutEffect} from 'react';

/**
 * Opens what is closed around the target of the address, a `details` or the setup of a page. Browsers do this for a
 * `details`, but not after a navigation within the site, and not for the setup, whose content is beside its `details`.
 */
export function useOpenAtTarget(): void {
  useLayoutEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const details =
        target?.closest('details') ?? target?.closest('[data-set-up]')?.querySelector('details');
      if (details?.open === false) {
        details.open = true;
        target?.scrollIntoView();
      }
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      window.removeEventListener('hashchange', open);
    };
  }, []);
}
