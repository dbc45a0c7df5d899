import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import {isRecord} from '../../shared/json/isRecord';
import {checkedSamples, hasZip} from '../../features/samples';
import {compactDoc, compactGlobalData, compactVersion} from './compactDocsProps';

/** Actions for the docs plugin that compact its data, and a check that both were used. */
export function compactActions(actions: PluginContentLoadedActions): {
  readonly actions: PluginContentLoadedActions;
  /** @throws Error if no route had the props of a version, no global data was set, or no page had metadata. */
  readonly failOnUnmatched: () => void;
} {
  const missing = new Set(['props.version of a route', 'global data', 'metadata of a page']);
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
      createData: (name, data) => {
        const page = pageOf(data);
        if (page === undefined) {
          return actions.createData(name, data);
        }
        missing.delete('metadata of a page');
        const samples = {zip: hasZip(page.file), checked: checkedSamples(page.file)};
        return actions.createData(name, compactDoc(page.doc, samples));
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

/** The metadata of a page with the path of its file; undefined for other data. */
function pageOf(data: unknown): {readonly doc: object; readonly file: string} | undefined {
  return isRecord(data) && typeof data.source === 'string' && isRecord(data.frontMatter)
    ? {doc: data, file: data.source.replace(/^@site\//, '')}
    : undefined;
}
