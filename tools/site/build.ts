import {buildSite} from './buildSite';
import {runMain} from './runMain';

// npm run build
runMain(() => buildSite());
