import {expect, test} from 'vitest';

import {isSealed, sealJson} from './sealedJson';

const text = '{\n  "name": "mapper",\n  "tag": "v3.0.0"\n}\n';
const sealed = sealJson(text);

test('the checksum is the first key, with the indentation of the others', () => {
  expect(sealed).toMatch(/^\{\n {2}"checksum": "[0-9a-f]{16}",\n {2}"name"/);
  expect(JSON.parse(sealed)).toMatchObject({name: 'mapper', tag: 'v3.0.0'});
  expect(isSealed(sealed)).toBe(true);
});

test.each([
  ['a changed value', sealed.replace('v3', 'v4')],
  ['a changed checksum', sealed.replace(/"[0-9a-f]{16}"/, '"0000000000000000"')],
  ['a removed line', sealed.replace(/ {2}"tag".*\n/, '')],
  ['no checksum', text],
])('%s is found', (_, changed) => {
  expect(isSealed(changed)).toBe(false);
});

test.each(['[]', '{"name": 1}', sealed])('%j cannot be sealed', (wrong) => {
  expect(() => sealJson(wrong)).toThrow('Not an unsealed JSON object');
});
