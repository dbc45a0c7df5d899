import type {Page} from '@playwright/test';

/** What went wrong on a page since watching started, in words. */
export interface Watch {
  readonly problems: string[];
  /** How many requests there were. */
  readonly requests: () => number;
}

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Collects the console errors and uncaught errors of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/**
 * Watches a page for console errors, uncaught errors, failed requests, requests to other sites and
 * violations of the policy. Call it before the first `goto`.
 */
export async function watchPage(page: Page, origin: string): Promise<Watch> {
  const problems = collectErrors(page);
  let requests = 0;
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Canceled by a navigation: prefetches that the next page no longer needs.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`request: ${request.url()} ${reason}`);
    }
  });
  page.on('request', (request) => {
    requests += 1;
    const {protocol, origin: requestOrigin} = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin) {
      problems.push(`other site: ${request.url()}`);
    }
  });
  await page.addInitScript(() => {
    const violations: string[] = (window.policyViolations = []);
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {problems, requests: () => requests};
}

/** The policy violations of the page that is open. */
export async function violationsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => window.policyViolations ?? ['the page is not watched']);
}
