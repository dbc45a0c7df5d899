import {type Installed, installAside} from '../../installAside';

/** The engines to compare with, in exact versions; esbuild only minifies their code, to count its bytes. */
export const versions = {minisearch: '7.2.0', pagefind: '1.6.0', esbuild: '0.28.2'} as const;

/** Installs the engines into a cache folder. */
export function installEngines(): Promise<Installed> {
  return installAside('search-engines', versions);
}
