import {readSearchFiles} from '../../features/search/cli/readSearchFiles';
import type {SearchData} from '../../features/search/engine/load';
import {build} from './site';

let data: SearchData | undefined;

/** The search of the built site, read once for all tests of a worker. */
export function searchOfBuild(): SearchData {
  return (data ??= readSearchFiles(build));
}
