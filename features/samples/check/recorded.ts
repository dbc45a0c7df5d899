import type {Api, Services} from '../../library-facts';
import {readApis} from './config/readApis';
import {readServices} from './config/readServices';

/** What is recorded of the family and of packages of others. */
export interface Recorded {
  readonly apis: readonly Api[];
  readonly thirdParty: readonly Api[];
  readonly services: readonly Services[];
}

/** Reads what is recorded in a folder. */
export function readRecorded(folder = 'generated'): Recorded {
  return {
    apis: readApis(`${folder}/api`),
    thirdParty: readApis(`${folder}/third-party`),
    services: readServices(`${folder}/services`),
  };
}
