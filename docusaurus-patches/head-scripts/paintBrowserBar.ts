/** The grounds of the page by mode. */
export type Grounds = Readonly<Record<'light' | 'dark', string>>;

/**
 * Gives the bar of the browser the ground of the page, which follows the switch and not the system. Runs in
 * the page as text: it may use nothing from outside.
 */
export function paintBrowserBar(
  {document, MutationObserver}: Window & typeof globalThis,
  grounds: Grounds,
): void {
  const {documentElement: root} = document;
  new MutationObserver(() => {
    const ground = root.dataset.theme === 'dark' ? grounds.dark : grounds.light;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }).observe(root, {attributeFilter: ['data-theme']});
}
