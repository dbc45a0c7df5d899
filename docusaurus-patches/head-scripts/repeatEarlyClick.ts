/**
 * Repeats the last click on a button of the navbar or a menu that came before hydration, once the button can answer
 * it: on a slow connection, readers see the buttons seconds earlier. The function is inlined into the page as text,
 * so it must not use anything from outside.
 */
export function repeatEarlyClick({document}: Pick<Window, 'document'>): void {
  const root = document.documentElement;
  let button: HTMLElement | null = null;
  const remember = ({target}: Event): void => {
    button = target instanceof Element ? target.closest('nav :is(button, [role="button"])') : null;
  };
  document.addEventListener('click', remember, true);
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    button?.click();
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
