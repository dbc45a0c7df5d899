import {describe, expect, it} from 'vitest';

import {parentsOf} from './parentsOf';
import {sidebarPath} from './sidebarPath';

describe('parentsOf', () => {
  it('reads the pages above a page of the API reference', () => {
    const parents = [{label: 'mapper', href: '/mapper'}];
    expect(parentsOf({kind: 'reference', parents})).toEqual(parents);
  });

  it.each([{}, {parents: 'mapper'}, {parents: ['mapper']}, {parents: [{label: 'mapper'}]}])(
    'finds none in %j',
    (frontMatter) => {
      expect(parentsOf(frontMatter)).toBeUndefined();
    },
  );
});

describe('sidebarPath', () => {
  it.each([
    ['/mapper/reference/api/attributes', '/mapper/reference/api'],
    ['/mapper/reference/changes', '/mapper/reference/api'],
    ['/mapper/reference/changes-2', '/mapper/reference/api'],
    ['/mapper/reference/messages', '/mapper/reference/api'],
    ['/mapper/reference/api', '/mapper/reference/api'],
    ['/mapper/reference/attributes', '/mapper/reference/attributes'],
    ['/mapper', '/mapper'],
  ])('of %s is %s', (path, listed) => {
    expect(sidebarPath(path)).toBe(listed);
  });
});
