// The package exports these, but its own declarations omit them.
import '@docusaurus/theme-classic';

import type {PluginModule} from '@docusaurus/types';

declare module '@docusaurus/theme-classic' {
  export const validateOptions: PluginModule['validateOptions'];
  export const validateThemeConfig: PluginModule['validateThemeConfig'];
}
