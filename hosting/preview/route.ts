import {cleanPath} from '../../docusaurus-patches/head-scripts/cleanAddress';

/** The target of a request path. Files are paths inside the build, with a leading slash. */
export type Route =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string}
  | {readonly status: 400};

type IsFile = (file: string) => boolean;

const notFound = {status: 404, file: '/404.html'} as const;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The decoded path of a request target; `undefined` if it is malformed or leads out of the site. */
export function requestPath(target: string): string | undefined {
  const path = decoded(target.replace(/[?#].*$/s, ''));
  if (path?.startsWith('/') !== true || /[\\\0]/.test(path)) {
    return undefined;
  }
  return path.split('/').includes('..') ? undefined : path;
}

/**
 * Responds like the hosts that hosting/deploy/ configures: each page only at its clean address. Other spellings
 * of a known page are redirected once; those of an unknown page get a 404 directly.
 */
export function route(target: string, isFile: IsFile): Route {
  const path = requestPath(target);
  if (path === undefined) {
    return {status: 400};
  }
  const clean = cleanPath(path);
  const page = clean === '/' ? '/index.html' : `${clean}.html`;
  if (page !== notFound.file && isFile(page)) {
    // Built from a known address, so it cannot lead to another site.
    const query = /\?.*$/s.exec(target)?.[0] ?? '';
    return path === clean
      ? {status: 200, file: page}
      : {status: 301, location: encodeURI(clean) + query};
  }
  return !path.endsWith('.html') && isFile(path) ? {status: 200, file: path} : notFound;
}

/** Responds like GitHub Pages: no redirects, `.html` optional, a trailing slash means a folder. */
export function routeWithoutRedirects(target: string, isFile: IsFile): Route {
  const path = requestPath(target);
  if (path === undefined) {
    return {status: 400};
  }
  const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = files.find(isFile);
  return file === undefined ? notFound : {status: 200, file};
}
