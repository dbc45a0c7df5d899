import {expect, it} from 'vitest';

import {usesByClass} from './readReference';

const page = (route: string, isHowTo = false) => ({title: route, route, explains: [], isHowTo});

it('lists samples of how-to guides first, then the shortest, each below its heading', () => {
  const uses = usesByClass(
    [page('/long'), page('/set-up'), page('/top'), page('/guide', true), page('/other')],
    (route) =>
      ({
        '/long': [{name: 'Acme\\Gate', heading: 'open', length: 300}],
        '/set-up': [{name: 'Acme\\Gate', heading: undefined, length: Infinity}],
        '/top': [{name: 'Acme\\Gate', heading: undefined, length: 20}],
        '/guide': [
          {name: 'Acme\\Gate', heading: 'shut', length: 900},
          {name: 'Acme\\Key', heading: 'turn', length: 1},
        ],
      })[route] ?? [],
  );
  const routes = (name: string) => uses.get(name)?.map(({route}) => route);
  expect(routes('Acme\\Gate')).toEqual(['/guide#shut', '/top', '/long#open', '/set-up']);
  expect(routes('Acme\\Key')).toEqual(['/guide#turn']);
});
