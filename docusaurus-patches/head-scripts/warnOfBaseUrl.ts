/**
 * On the home page, if neither scripts nor styles loaded, shows that the site did not load properly and that
 * the baseUrl setting may be the reason. src/css/base.css hides the banner: if the styles loaded, the setting
 * is right. The function is inlined into the page as text, so it must not use anything from outside.
 */
export function warnOfBaseUrl(window: Window, baseUrl: string): void {
  const {document, location} = window;
  document.addEventListener('DOMContentLoaded', () => {
    const isHome = document.documentElement.classList.contains('home');
    if (!isHome || 'docusaurus' in window) {
      return;
    }
    const banner = document.createElement('div');
    banner.className = 'rk-base-url-banner';
    banner.setAttribute('role', 'alert');
    const lines = [
      'This site did not load properly.',
      'A wrong baseUrl setting is a common reason.',
      `baseUrl is set to "${baseUrl}".`,
      `For this address it should be "${location.pathname.replace(/[^/]*$/, '')}".`,
    ];
    for (const text of lines) {
      const line = document.createElement('p');
      line.textContent = text;
      banner.append(line);
    }
    document.body.prepend(banner);
  });
}
