import {expect, it} from 'vitest';

import {usesByClass} from './readReference';

const page = (route: string, isHowTo = false) => ({title: route, route, explains: [], isHowTo});

const use = (heading: string | undefined, length: number, more: object = {}) => ({
  name: 'Acme\\Gate',
  heading,
  length,
  isNamed: true,
  ...more,
});

it('lists samples with the name first, of how-to guides, then the shortest, each below its heading', () => {
  const uses = usesByClass(
    [
      page('/call', true),
      page('/long'),
      page('/set-up'),
      page('/top'),
      page('/guide', true),
      page('/other'),
    ],
    (route) =>
      ({
        '/call': [use('call', 5, {isNamed: false})],
        '/long': [use('open', 300)],
        '/set-up': [use(undefined, Infinity)],
        '/top': [use(undefined, 20)],
        '/guide': [use('shut', 900), use('turn', 1, {name: 'Acme\\Key'})],
      })[route] ?? [],
  );
  const routes = (name: string) => uses.get(name)?.map(({route}) => route);
  expect(routes('Acme\\Gate')).toEqual([
    '/guide#shut',
    '/top',
    '/long#open',
    '/set-up',
    '/call#call',
  ]);
  expect(routes('Acme\\Key')).toEqual(['/guide#turn']);
});
