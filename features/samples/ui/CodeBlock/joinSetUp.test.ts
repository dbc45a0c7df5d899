import {expect, test} from 'vitest';

import {joinSetUp} from './joinSetUp';

test('imports come first, each once, then the setup, then the sample', () => {
  const setUp = 'use App\\Depot;\nuse App\\Shipment;\n\n$shipment = new Shipment(new Depot());';
  const sample = 'use App\\Courier;\nuse App\\Depot;\n\n$shipment->send(new Courier());';
  expect(joinSetUp(setUp, sample)).toBe(
    'use App\\Courier;\nuse App\\Depot;\nuse App\\Shipment;\n\n' +
      '$shipment = new Shipment(new Depot());\n\n$shipment->send(new Courier());',
  );
});

test('what a closure uses is not an import, and nothing is added where there is none', () => {
  expect(joinSetUp('$a = 1;', 'run(function () use ($a) {});')).toBe(
    '$a = 1;\n\nrun(function () use ($a) {});',
  );
});
