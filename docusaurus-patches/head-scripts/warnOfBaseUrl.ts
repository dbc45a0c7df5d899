/**
 * On the home page, when neither scripts nor styles arrived, says that the site did not load properly and
 * that the baseUrl setting may be the reason. src/css/base.css hides the banner: where the styles came,
 * the setting is right. Runs in the page as text: it may use nothing from outside.
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
