import {describe, expect, it} from 'vitest';

import {routeWithoutRedirects, route} from './route';

const files = new Set([
  '/index.html',
  '/404.html',
  '/mapper.html',
  '/mapper/object/map.html',
  '/assets/js/main.1.js',
  '/llms.txt',
]);
const isFile = (file: string) => files.has(file);
const notFound = {status: 404, file: '/404.html'};

describe('route', () => {
  it.each([
    ['/', '/index.html'],
    ['/?q=a', '/index.html'],
    ['/mapper', '/mapper.html'],
    ['/mapper?q=/x/', '/mapper.html'],
    ['/m%61pper', '/mapper.html'],
    ['/mapper/object/map', '/mapper/object/map.html'],
    ['/assets/js/main.1.js?v=1', '/assets/js/main.1.js'],
    ['/llms.txt', '/llms.txt'],
  ])('%s is the file %s', (target, file) => {
    expect(route(target, isFile)).toEqual({status: 200, file});
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/index.html?a=1&b=%2F', '/?a=1&b=%2F'],
    ['/mapper/', '/mapper'],
    ['/mapper.html', '/mapper'],
    ['/mapper.html/', '/mapper'],
    ['/mapper/index.html', '/mapper'],
    ['/mapper/?a=1&a=2', '/mapper?a=1&a=2'],
    ['/mapper%2F', '/mapper'],
    ['//mapper/', '/mapper'],
    ['/mapper/object/map/index.html?q', '/mapper/object/map?q'],
  ])('%s redirects to %s, which does not redirect', (target, location) => {
    expect(route(target, isFile)).toEqual({status: 301, location});
    expect(route(location, isFile).status).toBe(200);
  });

  it.each([
    '/unknown',
    '/unknown/',
    '/unknown.html',
    '/unknown/index.html',
    '/Mapper',
    '/mapper/object',
    '/mapper/object/',
    '/404',
    '/404.html',
    '/404/',
    '/assets/js/main.1.js/',
    '//evil.example/',
    '//evil.example/mapper.html',
  ])('%s is not found', (target) => {
    expect(route(target, isFile)).toEqual(notFound);
  });

  it.each(['/../etc/passwd', '/%2e%2e/etc/passwd', '/..%2fetc', '/a%00', '/%', '/a%5cb', '*', ''])(
    '%s is rejected',
    (target) => {
      expect(route(target, isFile)).toEqual({status: 400});
      expect(routeWithoutRedirects(target, isFile)).toEqual({status: 400});
    },
  );
});

describe('routeWithoutRedirects', () => {
  it.each([
    ['/', '/index.html'],
    ['/index.html', '/index.html'],
    ['/mapper', '/mapper.html'],
    ['/mapper.html?a=1', '/mapper.html'],
    ['/404.html', '/404.html'],
    ['/404', '/404.html'],
    ['/llms.txt', '/llms.txt'],
  ])('%s is the file %s', (target, file) => {
    expect(routeWithoutRedirects(target, isFile)).toEqual({status: 200, file});
  });

  it.each(['/mapper/', '/mapper/index.html', '/mapper/object', '/unknown.html', '/unknown'])(
    '%s is not found',
    (target) => {
      expect(routeWithoutRedirects(target, isFile)).toEqual(notFound);
    },
  );
});
