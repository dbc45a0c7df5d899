import {buildSite} from './buildSite';
import {runMain} from '../../shared/process/runMain';

// npm run build, or tsx scripts/site/build.ts <folder>
runMain(() => buildSite(process.argv[2]));
