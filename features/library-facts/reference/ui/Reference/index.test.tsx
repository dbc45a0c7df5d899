import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';

import {Reference} from '.';

const anchors: string[] = [];

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => anchors.push(id)}),
}));

beforeEach(() => {
  anchors.length = 0;
});

const html = '<h2 id="Map" class="anchor">Map</h2><ul><li id="Map.$class">x</li></ul>';

it('shows its HTML, and reports the anchors to the check of links', () => {
  expect(renderToStaticMarkup(<Reference html={html} />)).toBe(
    `<div class="reference">${html}</div>`,
  );
  expect(anchors).toEqual(['Map', 'Map.$class']);
});

it('leaves the anchors alone in a browser, which checks no links', () => {
  vi.stubGlobal('window', {});
  renderToStaticMarkup(<Reference html={html} />);
  vi.unstubAllGlobals();
  expect(anchors).toEqual([]);
});
