/** The color of the browser's bar by mode: the background of the page. */
export type ThemeColors = Readonly<Record<'light' | 'dark', string>>;

/**
 * Gives the bar of the browser the background of the page, which follows the switch and not the system. Runs in
 * the page as text: it may use nothing from outside.
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
