// The bundler replaces these with names of its runtime.
declare const __webpack_require__: {gca?: (name: string) => string | undefined};
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

const emitted = new Set<string>();

/**
 * The address of a chunk, once: otherwise the page layout would be prefetched again with every page. A name with `~` has
 * no chunk (../route-modules/compactRouteModules.ts).
 */
export function getChunkAsset(name: string): string | undefined {
  if (emitted.has(name) || name.startsWith('~')) {
    return undefined;
  }
  emitted.add(name);
  return __webpack_public_path__ + __webpack_get_script_filename__(name);
}

__webpack_require__.gca = getChunkAsset;
