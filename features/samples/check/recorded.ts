import {type Api, type Services, readApis, readServices} from '../../library-facts';

/** The recorded facts of the family and of third-party packages. */
export interface Recorded {
  readonly apis: readonly Api[];
  readonly thirdParty: readonly Api[];
  readonly services: readonly Services[];
}

/**
 * Reads the recorded facts of a folder.
 *
 * @throws Error if a kind of facts is missing.
 */
export function readRecorded(folder = 'generated'): Recorded {
  const read = <T>(name: string, from: (folder: string) => readonly T[]) => {
    const found = from(`${folder}/${name}`);
    if (found.length === 0) {
      throw new Error(`${folder}/${name} has no file; record it again: generated/README.md.`);
    }
    return found;
  };
  return {
    apis: read('api', readApis),
    thirdParty: read('third-party', readApis),
    services: read('services', readServices),
  };
}
