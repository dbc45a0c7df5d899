import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {analytics} from './analytics';
import {mapper} from './mapper';
import {rekapager} from './rekapager';
import {search} from './search';

const sidebars: SidebarsConfig = {
  docs: [analytics, mapper, rekapager, search],
};

export default sidebars;
