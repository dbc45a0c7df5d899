import {buildSite} from './buildSite';
import {runMain} from './runMain';

// npm run build, or tsx tools/site/build.ts <folder>
runMain(() => buildSite(process.argv[2]));
