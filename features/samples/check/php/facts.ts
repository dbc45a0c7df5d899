import {type ApiClass, readApis} from '../../../library-facts';

/** The recorded classes that replace the libraries. */
export interface Facts {
  readonly family: readonly ApiClass[];
  readonly thirdParty: readonly ApiClass[];
}

/** Reads the recorded API of the family and of the packages that Composer cannot install. */
export function readFacts(folder = 'generated'): Facts {
  return {family: classesIn(`${folder}/api`), thirdParty: classesIn(`${folder}/third-party`)};
}

function classesIn(folder: string): ApiClass[] {
  return readApis(folder).flatMap(({classes}) => classes);
}
