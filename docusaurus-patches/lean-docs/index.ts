import docs from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {isRecord} from '../../shared/json/isRecord';
import {leanGlobalData, leanVersion} from './leanProps';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin; what it makes every page load holds only what pages use. */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const original = await docs(context, options);
  return {
    ...original,
    contentLoaded: async (args) => {
      const {addRoute, setGlobalData} = args.actions;
      const actions = {
        ...args.actions,
        addRoute: (route: RouteConfig) => {
          addRoute(leanRoute(route));
        },
        setGlobalData: (data: unknown) => {
          setGlobalData(leanGlobalData(data));
        },
      };
      await original.contentLoaded?.({...args, actions});
    },
  };
}

function leanRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  const version = isRecord(props?.version) ? leanVersion(props.version) : undefined;
  return {
    ...route,
    ...(version && {props: {...props, version}}),
    ...(routes && {routes: routes.map(leanRoute)}),
  };
}
