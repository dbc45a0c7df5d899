import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {withPolicy, withRoutes} from './editPage';

const page = '<!doctype html><html><head><meta charset=UTF-8><script>a()</script></head>é</html>';

describe('withPolicy', () => {
  it('follows the charset and changes nothing else', () => {
    const tag = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
    expect(withPolicy(page, "default-src 'self'")).toBe(page.replace('<script>', `${tag}<script>`));
  });

  it('replaces an earlier policy', () => {
    const once = withPolicy(page, "default-src 'self'");
    expect(withPolicy(withPolicy(page, "default-src 'none'"), "default-src 'self'")).toBe(once);
  });

  it('rejects a page without a charset', () => {
    expect(() => withPolicy('<html>', 'a')).toThrow('charset');
  });
});

describe('withRoutes', () => {
  it('can be read from the page and cannot end the block', () => {
    const routes = ['/', '/a</script>', '/mapper'];
    const html = withRoutes(page, routes);
    expect(JSON.parse(load(html)('#rk-routes').text())).toEqual(routes);
    expect(html.indexOf('rk-routes')).toBeLessThan(html.indexOf('a()'));
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('replaces an earlier list and combines with the policy in any order', () => {
    const html = withPolicy(withRoutes(page, ['/']), 'a');
    expect(withPolicy(withRoutes(html, ['/']), 'a')).toBe(html);
  });
});
