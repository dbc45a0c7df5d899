import {describe, expect, it} from 'vitest';

import {breakSignature, describeEntry, typeTokens} from './describeEntry';

const none = {source: undefined, reference: undefined, page: undefined};
const text = (tokens: readonly (string | readonly [string, string])[]) =>
  tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');

describe('describeEntry', () => {
  it('of a method shows its class, its signature in color, and its source', () => {
    const described = describeEntry(
      {
        kind: 'method',
        name: 'Acme\\Post\\Sender::send',
        type: 'Acme\\Post\\Receipt',
        signature: 'send(?Letter $letter = null): Receipt',
        since: '1.2',
        internal: true,
      },
      {
        source: {
          release: 'v1.2.0',
          url: 'https://github.com/acme/post/blob/v1.2.0/src/Sender.php#L9',
        },
        reference: '/post/reference/api/post#Sender.send',
        page: {title: 'Send letters', url: '/post/send'},
      },
      '/post',
    );
    expect(described).toMatchObject({
      kind: 'method',
      label: 'Sender::send',
      owner: 'Acme\\Post\\Sender',
      type: [
        ['quiet', 'Acme\\Post\\'],
        ['type', 'Receipt'],
      ],
      notes: ['Internal: may change in any release', 'Since 1.2'],
      links: [
        {title: 'Send letters', url: '/post/send'},
        {title: 'API reference', url: '/post/reference/api/post#Sender.send'},
        {
          title: 'Source at 1.2.0',
          url: 'https://github.com/acme/post/blob/v1.2.0/src/Sender.php#L9',
        },
      ],
    });
    expect(described.code).toContainEqual(['call', 'send']);
    expect(described.code).toContainEqual(['type', 'Receipt']);
    expect(text(described.code)).toBe('send(?Letter $letter = null): Receipt');
  });

  it('of a class without a signature shows its short name and namespace', () => {
    expect(describeEntry({kind: 'class', name: 'App\\View\\Order'}, none, '/')).toEqual({
      kind: 'class',
      label: 'Order',
      owner: 'App\\View',
      code: [['type', 'Order']],
    });
  });

  it.each([
    ['method', 'App\\Order::total', ['call', 'total']],
    ['constant', 'App\\Order::Most', ['number', 'Most']],
  ])('of a %s without a signature has its color', (kind, name, token) => {
    expect(describeEntry({kind, name}, none, '/').code).toEqual([token]);
  });

  it('of a variable has neither owner nor link', () => {
    expect(describeEntry({kind: 'variable', name: '$a', type: 'int<0, max>'}, none, '/')).toEqual({
      kind: 'variable',
      label: '$a',
      code: ['$a'],
      type: ['int<0, max>'],
    });
  });

  it('of a parameter names its method', () => {
    const name = 'App\\Order::__construct($lines)';
    expect(describeEntry({kind: 'parameter', name, type: 'int'}, none, '/')).toEqual({
      kind: 'parameter',
      label: '$lines',
      owner: 'App\\Order::__construct',
      code: ['$lines'],
      type: ['int'],
    });
  });

  it('of an instantiated class shows its constructor, without its own name as type', () => {
    const entry = {kind: 'class', name: 'App\\Order', type: 'App\\Order'};
    const described = describeEntry({...entry, signature: '__construct(int $id)'}, none, '/');
    expect(text(described.code)).toBe('Order(int $id)');
    expect(described.type).toBeUndefined();
  });

  it('does not link a page to itself', () => {
    const page = {title: 'Send letters', url: '/post/send'};
    const links = {...none, page};
    expect(describeEntry({kind: 'class', name: 'A'}, links, '/post/send').links).toBeUndefined();
  });

  it.each([
    [true, ['Deprecated']],
    ['use other()', ['Deprecated: use other()']],
    [false, undefined],
  ])('describes deprecated as %j', (deprecated, notes) => {
    expect(describeEntry({kind: 'class', name: 'A', deprecated}, none, '/').notes).toEqual(notes);
  });
});

describe('breakSignature', () => {
  it('leaves a short one alone', () => {
    expect(breakSignature('map(object $source): object')).toBe('map(object $source): object');
  });

  it('splits a long one only at its top-level commas', () => {
    const signature =
      "send(array<int, string> $names, string $glue = ', (', callable(int, int): int $by = null): object";
    expect(breakSignature(signature)).toBe(
      [
        'send(',
        '    array<int, string> $names,',
        "    string $glue = ', (',",
        '    callable(int, int): int $by = null,',
        '): object',
      ].join('\n'),
    );
  });

  it('leaves a long one without parameters in one line', () => {
    const signature = `getTheLongestNameThatAnybodyHasEverSeenInAnyLibrary(): string`;
    expect(breakSignature(signature)).toBe(signature);
  });
});

describe('typeTokens', () => {
  it('keeps every character', () => {
    const type = 'array{a: \\App\\Order, b?: list<App\\Line|null>}|class-string<T of object>';
    expect(text(typeTokens(type))).toBe(type);
    expect(typeTokens(type)).toContainEqual(['type', 'Line']);
  });
});
