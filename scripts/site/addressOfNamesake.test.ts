import {describe, expect, test} from 'vitest';

import {addressOfNamesake} from './addressOfNamesake';

describe('the address of a page with the name of its folder', () => {
  test.each([
    ['/site/docs/file/file.mdx', '/file/file'],
    [
      '/site/docs/file-bundle/file-location/file-location.md',
      '/file-bundle/file-location/file-location',
    ],
  ])('%s is %s', (file, address) => {
    expect(addressOfNamesake('/site/docs', file)).toBe(address);
  });

  test.each(['/site/docs/file/index.mdx', '/site/docs/file/proxy.md', '/site/src/pages/pages.mdx'])(
    'is left to Docusaurus for %s',
    (file) => {
      expect(addressOfNamesake('/site/docs', file)).toBeUndefined();
    },
  );
});
