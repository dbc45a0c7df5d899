import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {analytics} from './analytics';
import {mapper} from './mapper';
import {rekapager} from './rekapager';

const sidebars: SidebarsConfig = {
  docs: [analytics, mapper, rekapager],
};

export default sidebars;
