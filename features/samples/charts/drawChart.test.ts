import {describe, expect, it} from 'vitest';

import {type Chart, chartIn} from './chartIn';
import {describeChart, drawChart} from './drawChart';

const dataset = (label: string, data: number[], color = '#b3694d') => ({
  label,
  data,
  backgroundColor: `${color}60`,
  borderColor: color,
});
const bars = (stacked: boolean): Chart => ({
  type: 'bar',
  data: {
    labels: ['North', 'South & West'],
    datasets: [dataset('Visits', [30, 10]), dataset('Members', [20, 1200], '#4db386')],
  },
  options: {scales: {x: {title: {text: 'Gate'}, stacked}, y: {title: {text: 'People'}, stacked}}},
});
const numbersOf = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`<rect[^>]* ${name}="([\\d.]+)"[^>]*fill="#`, 'g'))].map(([, one]) =>
    Number(one),
  );

describe('a printed chart', () => {
  it('is JSON of a type that is drawn', () => {
    const text = JSON.stringify(bars(true));
    expect(chartIn(text)?.data.labels).toEqual(['North', 'South & West']);
    expect(chartIn(text.replace('"bar"', '"radar"'))).toBeUndefined();
    expect(chartIn(text.replace('#b3694d60', 'url(x)'))).toBeUndefined();
    expect(chartIn('{"type": "bar"}')).toBeUndefined();
    expect(chartIn('1508')).toBeUndefined();
    expect(chartIn('no JSON')).toBeUndefined();
  });

  it('is described with all its numbers', () => {
    expect(describeChart(bars(true))).toBe(
      'Bar chart. Visits: North 30, South & West 10. Members: North 20, South & West 1,200.',
    );
  });
});

describe('a drawing', () => {
  it('stacks bars, or puts them side by side, with heights like the numbers', () => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(drawChart(bars(true)), 'height');
    expect(d / b).toBeGreaterThan(30);
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
    const stacked = numbersOf(drawChart(bars(true)), 'x');
    expect(stacked[0]).toBe(stacked[1]);
    const beside = numbersOf(drawChart(bars(false)), 'x');
    expect(beside[0]).toBeLessThan(beside[1] ?? 0);
  });

  it('has its legend, the titles of the axes, and escaped labels', () => {
    const svg = drawChart(bars(true));
    for (const text of ['>Visits<', '>Members<', '>Gate<', '>People<', '>South &#x26; West<']) {
      expect(svg).toContain(text);
    }
    expect(svg).toContain('aria-label="Bar chart. Visits: North 30');
  });

  it('of a line has a point for each label', () => {
    const svg = drawChart({
      type: 'line',
      data: {labels: ['a', 'b', 'c'], datasets: [dataset('Visits', [1, 2, 4])]},
    });
    expect(/<path d="M[\d.]+,[\d.]+L[\d.]+,[\d.]+L[\d.]+,[\d.]+" fill="none"/.test(svg)).toBe(true);
    expect(svg).toMatch(/<path d="(?:M[\d.]+ [\d.]+h0){3}"/);
    expect(svg).not.toContain('<rect');
  });

  it('of a pie has a slice for each label, with its name, number and color', () => {
    const svg = drawChart({
      type: 'pie',
      data: {
        labels: ['a', 'b'],
        datasets: [{label: 'Visits', data: [3, 1], backgroundColor: ['#b3694d60', '#4db38660']}],
      },
    });
    expect(svg.match(/<path/g)).toHaveLength(2);
    expect(svg).toContain('fill="#4db386"');
    expect(svg).toContain('>a<');
    expect(svg).toContain('>3<');
  });

  it('of a pie writes black on light slices and white on dark ones', () => {
    const colors = ['#4db38660', '#803d8c60'];
    const svg = drawChart({
      type: 'pie',
      data: {
        labels: ['light', 'dark'],
        datasets: [{label: 'Visits', data: [3, 1], backgroundColor: colors}],
      },
    });
    expect(svg).toMatch(/fill="#000">light</);
    expect(svg).toMatch(/fill="#fff">dark</);
  });
});
