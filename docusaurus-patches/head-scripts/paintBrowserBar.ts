/** The color of the browser's bar by mode: the background of the page. */
export type ThemeColors = Readonly<Record<'light' | 'dark', string>>;

/**
 * Gives the browser's bar the background color of the page, which follows the site's switch and not the system. The
 * function is inlined into the page as text, so it must not use anything from outside.
 */
export function paintBrowserBar(
  {document, MutationObserver}: Window & typeof globalThis,
  themeColors: ThemeColors,
): void {
  const {documentElement: root} = document;
  new MutationObserver(() => {
    const color = root.dataset.theme === 'dark' ? themeColors.dark : themeColors.light;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  }).observe(root, {attributeFilter: ['data-theme']});
}
