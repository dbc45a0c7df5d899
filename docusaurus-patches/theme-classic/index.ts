import path from 'node:path';

import themeClassic from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {announcementId, announcementScript} from './announcementScript';
import {readSheets} from './neededProperties';
import {withAnnouncementScript} from './withAnnouncementScript';
import {withoutInlineStyle} from './withoutInlineStyle';
import {withoutUnusedInfima} from './withoutUnusedInfima';

export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic';

/**
 * The classic theme without Prism in the browser (highlighting happens in features/samples/highlight) and with
 * an announcement script that shows a new announcement at the first load.
 */
export default function themeClassicWithoutPrism(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const original = themeClassic(context, options);
  const home = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib',
  );
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  const absolute = (module: string) => (module.startsWith('./') ? path.join(home, module) : module);
  // All that reaches the one style sheet beside Infima.
  const sheets = () => [home, common, path.join(context.siteDir, 'src')].flatMap(readSheets);
  const announcement = announcementId(context.siteConfig.themeConfig);

  return {
    ...original,
    getThemePath: () => path.join(home, 'theme'),
    getTypeScriptThemePath: () => path.join(home, '..', 'src', 'theme'),
    getClientModules: () =>
      (original.getClientModules?.() ?? [])
        .filter((module) => !module.includes('prism-include-languages'))
        .map(absolute),
    configurePostCss: (options) => {
      const own = original.configurePostCss?.(options) ?? options;
      return {...own, plugins: [withoutUnusedInfima(sheets), ...own.plugins]};
    },
    injectHtmlTags: (args) => {
      const tags = original.injectHtmlTags?.(args) ?? {};
      return withAnnouncementScript(
        {...tags, preBodyTags: withoutInlineStyle(tags.preBodyTags)},
        announcement && announcementScript(announcement, context.siteStorage.namespace),
      );
    },
  };
}
