// Changes: the classic theme; it only wires the patches of docusaurus-patches/prism, icon-sprite and
// announcement-bar into its hooks.
// Serves: nothing by itself. The whole theme must be wrapped, because no other plugin can change its hooks.
// When it breaks: the message names the folder of the patch; if a path is not found, compare getThemePath
// and getClientModules of @docusaurus/theme-classic/lib/index.js.
import path from 'node:path';

import themeClassic from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {withAnnouncement} from '../announcement-bar';
import {withoutInlineStyle} from '../icon-sprite';
import {withoutPrism} from '../prism';

export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic';

/** The classic theme with the patches of its hooks. */
export default function patchedThemeClassic(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const original = themeClassic(context, options);
  // The theme's paths are relative to this folder.
  const home = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const absolute = (module: string) => (module.startsWith('./') ? path.join(home, module) : module);
  return {
    ...original,
    getThemePath: () => path.join(home, 'theme'),
    getTypeScriptThemePath: () => path.join(home, '..', 'src', 'theme'),
    getClientModules: () => withoutPrism(original.getClientModules?.() ?? []).map(absolute),
    injectHtmlTags: (args) => {
      const tags = original.injectHtmlTags?.(args) ?? {};
      const preBodyTags = withoutInlineStyle(tags.preBodyTags);
      return withAnnouncement({...tags, preBodyTags}, context);
    },
  };
}
