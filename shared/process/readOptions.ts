import {type ParseArgsConfig, parseArgs} from 'node:util';

import {PlainError} from './runMain';

/** The options of a command, read by `parseArgs`; throws its message and the usage if they are not as declared. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new PlainError(`${reason}.\n\n${usage}`, {cause: error});
  }
}
