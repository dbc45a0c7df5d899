import type {Api, Services} from '../../library-facts';
import {readApis} from './config/readApis';
import {readServices} from './config/readServices';

/** The recorded facts of the family and of third-party packages. */
export interface Recorded {
  readonly apis: readonly Api[];
  readonly thirdParty: readonly Api[];
  readonly services: readonly Services[];
}

/** Reads the recorded facts of a folder. */
export function readRecorded(folder = 'generated'): Recorded {
  return {
    apis: readApis(`${folder}/api`),
    thirdParty: readApis(`${folder}/third-party`),
    services: readServices(`${folder}/services`),
  };
}
