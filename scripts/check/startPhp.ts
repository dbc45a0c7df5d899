import {installProject} from '../../features/samples/check/php/project';
import type {Preparation} from './result';

/** Prepares PHP and the project for the steps of `npm test` that need them. */
export async function startPhp(): Promise<Preparation> {
  try {
    await installProject();
    return {env: {}};
  } catch (error) {
    return {failure: error instanceof Error ? error.message : String(error)};
  }
}
