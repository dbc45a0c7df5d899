import {describe, expect, it} from 'vitest';

import {withCanonicalItems} from './withCanonicalItems';

describe('withCanonicalItems', () => {
  it('takes the slash off the end of addresses and keeps all else', () => {
    const list = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, item: 'https://rekalogika.dev/mapper/'},
        {position: 2, item: 'https://rekalogika.dev/mapper/intro'},
        {position: 3},
      ],
    };
    expect(withCanonicalItems(list)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, item: 'https://rekalogika.dev/mapper'},
        {position: 2, item: 'https://rekalogika.dev/mapper/intro'},
        {position: 3},
      ],
    });
  });
});
