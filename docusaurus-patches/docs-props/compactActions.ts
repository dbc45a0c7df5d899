import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {isRecord} from '../../shared/json/isRecord';
import {compactGlobalData, compactVersion} from './compactDocsProps';

/** Actions for the docs plugin that compact its data, and a check that both were used. */
export function compactActions(actions: PluginContentLoadedActions): {
  readonly actions: PluginContentLoadedActions;
  /** @throws Error if no route had the props of a version, or no global data was set. */
  readonly failOnUnmatched: () => void;
} {
  const missing = new Set(['props.version of a route', 'global data']);
  const compactRoute = (route: RouteConfig): RouteConfig => {
    const {props, routes} = route;
    const version = isRecord(props?.version) ? compactVersion(props.version) : undefined;
    if (version) {
      missing.delete('props.version of a route');
    }
    return {
      ...route,
      ...(version && {props: {...props, version}}),
      ...(routes && {routes: routes.map(compactRoute)}),
    };
  };
  return {
    actions: {
      ...actions,
      addRoute: (route) => {
        actions.addRoute(compactRoute(route));
      },
      setGlobalData: (data) => {
        missing.delete('global data');
        actions.setGlobalData(compactGlobalData(data));
      },
    },
    failOnUnmatched: () => {
      if (missing.size > 0) {
        throw new Error(
          `docusaurus-patches/docs-props replaced nothing: the docs plugin passed no ` +
            `${[...missing].join(' and no ')}. Its index.ts says what to do.`,
        );
      }
    },
  };
}
