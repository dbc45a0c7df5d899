import {runDocusaurus} from './runDocusaurus';
import {runMain} from '../../shared/process/runMain';

// npm run dev: pages reload while you write. Options are passed on to `docusaurus start`.
runMain(async () => {
  const port = process.env.PORT;
  const portOption = port === undefined ? [] : ['--port', port];
  await runDocusaurus(['start', ...portOption, ...process.argv.slice(2)]);
});
