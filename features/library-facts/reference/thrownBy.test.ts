import {expect, it} from 'vitest';

import {placeClasses} from './placeClasses';
import {api, components, libraries, messages} from './testData';
import {thrownBy} from './thrownBy';

it('lists each exception with a message once, not for internal classes or for the exception itself', () => {
  const placed = placeClasses([api], libraries, components);
  const stuck = 'Rekalogika\\Depot\\Rail\\Stuck';
  const more = ['Rekalogika\\Depot\\Gate::oil', `${stuck}::__construct`].map((writer) => ({
    template: 'Locked.',
    kind: 'exception' as const,
    class: stuck,
    in: writer,
    file: 'src/Depot/Gate.php',
    line: 9,
  }));
  const thrown = thrownBy([{...messages, messages: [...messages.messages, ...more]}], placed);
  expect([...thrown]).toEqual([
    ['Rekalogika\\Depot\\Gate', [{label: 'Stuck', address: '/depot/reference/messages#Stuck'}]],
  ]);
});
