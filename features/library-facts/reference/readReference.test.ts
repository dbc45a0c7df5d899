import {expect, it} from 'vitest';

import {usesByClass} from './readReference';

const page = (route: string, isHowTo = false) => ({title: route, route, explains: [], isHowTo});

const use = (anchor: string | undefined, length: number, more: object = {}) => ({
  name: 'Acme\\Gate',
  anchor,
  length,
  isNamed: true,
  ...more,
});

it('lists open samples first, those with the name, of how-to guides, then the shortest, each at the name', () => {
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
        '/set-up': [use('set', Infinity)],
        '/top': [use(undefined, 20)],
        '/guide': [use('shut', 900), use('turn', 1, {name: 'Acme\\Key'})],
      })[route] ?? [],
  );
  const routes = (name: string) => uses.get(name)?.map(({route}) => route);
  expect(routes('Acme\\Gate')).toEqual([
    '/guide#shut',
    '/top',
    '/long#open',
    '/call#call',
    '/set-up#set',
  ]);
  expect(routes('Acme\\Key')).toEqual(['/guide#turn']);
});
