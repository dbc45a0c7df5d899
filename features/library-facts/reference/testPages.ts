import {type ReferencePage, referencePages} from './referencePages';
import {api, components, history, libraries, messages, requirements, services} from './testData';

const guide = {title: 'Open a gate', route: '/depot/open'};
/** Facts of a site of which nothing but the classes is known. */
export const nothing = {
  explained: new Map(),
  used: new Map(),
  histories: [],
  requirements: [],
  replacements: {},
  messages: [],
  explanations: new Map(),
  services: [],
  upgrades: new Map(),
};
/** The reference pages of the depot. */
export const pages = referencePages({
  apis: [api],
  libraries,
  components,
  explained: new Map([
    ['Rekalogika\\Depot\\Gate', guide],
    ['Rekalogika\\Depot\\Rail\\Stuck', guide],
  ]),
  used: new Map([['Rekalogika\\Depot\\Rail\\Key', [guide, {title: 'Keys', route: '/depot/keys'}]]]),
  histories: [history],
  requirements: [requirements],
  replacements: {'Rekalogika\\Depot\\Siding': 'Rekalogika\\Depot\\Gate'},
  messages: [messages],
  explanations: new Map([
    ['rekalogika/depot', new Map([['Gate "{}" is open.', {...guide, route: '/depot/open#oil'}]])],
  ]),
  services: [services],
  upgrades: new Map([['depot', '/depot/upgrade']]),
});
/** The page at a route. */
export function page(route: string): ReferencePage | undefined {
  return pages.find((one) => one.route === route);
}
