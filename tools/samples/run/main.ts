import {runMain} from '../../site/runMain';

import {runSamples} from './runSamples';

// eslint-disable-next-line @typescript-eslint/require-await -- so that what it throws reaches runMain
runMain(async () => {
  process.exitCode = runSamples(process.argv.slice(2)) ? 0 : 1;
});
