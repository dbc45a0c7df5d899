import {expect, it} from 'vitest';

import {usesByName} from './readReference';

const page = (route: string, isHowTo = false) => ({title: route, route, explains: [], isHowTo});

const use = (anchor: string | undefined, length: number, more: object = {}) => ({
  name: 'Acme\\Gate',
  anchor,
  length,
  isNamed: true,
  isInCode: true,
  isComplete: false,
  isOpen: true,
  ...more,
});

it('lists open samples first, those with the name in code, of how-to guides, whole ones, then the shortest', () => {
  const uses = usesByName(
    [
      page('/call', true),
      page('/long'),
      page('/set-up'),
      page('/top'),
      page('/guide', true),
      page('/import', true),
      page('/whole', true),
      page('/other'),
    ],
    (route) =>
      ({
        '/call': [use('call', 5, {isNamed: false})],
        '/long': [use('open', 300)],
        '/set-up': [use('set', 1, {isOpen: false})],
        '/top': [use(undefined, 20)],
        '/import': [use('use', 9, {isInCode: false, isComplete: true})],
        '/whole': [use('all', 950, {isComplete: true})],
        '/guide': [use('shut', 900), use('turn', 1, {name: 'Acme\\Key'})],
      })[route] ?? [],
  );
  const routes = (name: string) => uses.get(name)?.map(({route}) => route);
  expect(routes('Acme\\Gate')).toEqual([
    '/whole#all',
    '/guide#shut',
    '/long#open',
    '/import#use',
    '/call#call',
    '/set-up#set',
  ]);
  expect(routes('Acme\\Key')).toEqual(['/guide#turn']);
});
