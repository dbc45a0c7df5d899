import {scaleBand, scaleLinear} from 'd3-scale';
import {arc, line, pie} from 'd3-shape';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

import type {Chart} from './chartIn';

type Dataset = Chart['data']['datasets'][number];

// A phone has 324 px for it, so its text is never scaled down.
const width = 324;
const height = 220;
const plot = {left: 44, right: width - 8, top: 26};
// More labels than this are tilted, since they do not fit side by side, and need more room below the axis.
const mostLevel = 4;
const below = {level: 42, tilted: 84};
const lineHeight = 18;
const radius = 80;
// Between slices, which differ by their color.
const gap = 1.5;

function s(
  tagName: string,
  properties: Readonly<Record<string, string | number>>,
  ...children: (ElementContent | string)[]
) {
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, String(value)]),
    ),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text' as const, value: child} : child,
    ),
  } satisfies Element;
}

/**
 * Draws a chart as SVG with the labels, numbers and colors that the library computed. Its name contains all numbers, for
 * those who do not see it.
 */
export function drawChart(chart: Chart): string {
  const legend = entriesOf(chart);
  const rows = chart.type === 'pie' ? drawPie(chart) : drawAxes(chart);
  const whole = height + (legend.length > 1 ? legend.length * lineHeight : 0);
  return toHtml(
    s(
      'svg',
      {
        viewBox: `0 0 ${String(width)} ${String(whole)}`,
        width,
        height: whole,
        role: 'img',
        fill: 'currentColor',
        fontSize: 12,
        textAnchor: 'middle',
        ariaLabel: describeChart(chart),
      },
      ...rows,
      ...(legend.length > 1 ? drawLegend(legend) : []),
    ),
  );
}

/** The type of a chart and all its numbers: "Line chart. Rides: January 712, February 650." */
export function describeChart({type, data: {labels, datasets}}: Chart): string {
  const sums = datasets.map(
    ({label, data}) =>
      `${label}: ${labels.map((name, index) => `${name} ${numberText(data[index] ?? 0)}`).join(', ')}.`,
  );
  return [`${type.charAt(0).toUpperCase()}${type.slice(1)} chart.`, ...sums].join(' ');
}

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

function colorOf({backgroundColor, borderColor}: Dataset, index = 0): string {
  const fill = typeof backgroundColor === 'string' ? backgroundColor : backgroundColor[index];
  return borderColor ?? fill?.slice(0, 7) ?? 'currentColor';
}

/** Black or white, whichever has more contrast. */
function textColorOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? '#000' : '#fff';
}

function entriesOf({type, data: {labels, datasets}}: Chart): [label: string, color: string][] {
  const [only] = datasets;
  return type === 'pie' && only !== undefined
    ? labels.map((label, index) => [label, colorOf(only, index)])
    : datasets.map((one) => [one.label, colorOf(one)]);
}

function drawLegend(entries: readonly (readonly [string, string])[]): Element[] {
  return entries.map(([label, color], index) => {
    const y = height + index * lineHeight;
    return s(
      'g',
      {},
      s('rect', {x: plot.left, y, width: 12, height: 12, fill: color}),
      s('text', {x: plot.left + 18, y: y + 10, textAnchor: 'start'}, label),
    );
  });
}

function drawPie({data: {labels, datasets}}: Chart): Element[] {
  const [only] = datasets;
  const slices = pie<number>()
    .sort(null)
    .padAngle(gap / radius)([...(only?.data ?? [])]);
  const shape = arc<(typeof slices)[number]>().innerRadius(0).outerRadius(radius);
  const text = arc<(typeof slices)[number]>()
    .innerRadius(radius * 0.65)
    .outerRadius(radius * 0.65);
  return [
    s(
      'g',
      {transform: `translate(${String(width / 2)} ${String(height / 2)})`},
      ...slices.flatMap((slice, index) => {
        const [x, y] = text.centroid(slice);
        const fill = only === undefined ? '#ffffff' : colorOf(only, index);
        // A color alone must not say which slice is which.
        const lines = [labels[index] ?? '', numberText(slice.data)];
        return [
          s('path', {d: shape(slice) ?? '', fill}),
          ...lines.map((line, at) =>
            s('text', {x: round(x), y: round(y + at * 14 - 2), fill: textColorOn(fill)}, line),
          ),
        ];
      }),
    ),
  ];
}

function drawAxes(chart: Chart): Element[] {
  const {
    type,
    data: {labels, datasets},
    options,
  } = chart;
  const {x: across, y: up} = options?.scales ?? {};
  const isStacked = type === 'bar' && up?.stacked === true;
  const isTilted = labels.length > mostLevel;
  const bottom = height - (isTilted ? below.tilted : below.level);
  const columns = labels.map((_, at) => datasets.map(({data}) => data[at] ?? 0));
  const tops = columns.map((values) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values),
  );
  const y = scaleLinear()
    .domain([0, Math.max(...tops, 1)])
    .nice(4)
    .range([bottom, plot.top]);
  const x = scaleBand<number>()
    .domain(labels.map((_, at) => at))
    .range([plot.left, plot.right])
    .padding(0.2);
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2;
  const ticks = y.ticks(4).flatMap((value) => [
    s('path', {
      d: `M${String(plot.left)} ${round(y(value))}H${String(plot.right)}`,
      stroke: 'currentColor',
      strokeOpacity: 0.2,
    }),
    s('text', {x: plot.left - 6, y: round(y(value) + 4), textAnchor: 'end'}, numberText(value)),
  ]);
  const names = labels.map((label, at) => {
    const place = `${round(middle(at) + 4)} ${String(bottom + 14)}`;
    return isTilted
      ? s('text', {transform: `translate(${place}) rotate(-35)`, textAnchor: 'end'}, label)
      : s('text', {transform: `translate(${place})`}, label);
  });
  const titles = [
    ...(up?.title === undefined
      ? []
      : [s('text', {x: 4, y: 11, textAnchor: 'start'}, up.title.text)]),
    ...(across?.title === undefined
      ? []
      : [s('text', {x: (plot.left + plot.right) / 2, y: height - 6}, across.title.text)]),
  ];
  const drawn =
    type === 'line'
      ? datasets.flatMap((one) => {
          const path = line<number>()
            .x((_, at) => middle(at))
            .y((value) => y(value))
            .digits(1);
          const color = colorOf(one);
          return [
            s('path', {d: path([...one.data]) ?? '', fill: 'none', stroke: color, strokeWidth: 2}),
            // The points as one element: lines without length have round ends.
            s('path', {
              d: one.data.map((value, at) => `M${round(middle(at))} ${round(y(value))}h0`).join(''),
              stroke: color,
              strokeWidth: 6,
              strokeLinecap: 'round',
            }),
          ];
        })
      : columns.flatMap((values, at) => drawBars(values, datasets, at, {x, y, isStacked}));
  return [...ticks, ...drawn, ...names, ...titles];
}

interface Scales {
  readonly x: ReturnType<typeof scaleBand<number>>;
  readonly y: ReturnType<typeof scaleLinear<number, number>>;
  readonly isStacked: boolean;
}

function drawBars(
  values: readonly number[],
  datasets: readonly Dataset[],
  at: number,
  {x, y, isStacked}: Scales,
): Element[] {
  const bar = isStacked ? x.bandwidth() : x.bandwidth() / values.length;
  let sum = 0;
  return values.map((value, index) => {
    const from = isStacked ? sum : 0;
    sum += value;
    const one = datasets[index];
    return s('rect', {
      x: round((x(at) ?? 0) + (isStacked ? 0 : index * bar)),
      y: round(y(from + value)),
      width: round(bar),
      height: round(y(from) - y(from + value)),
      fill: one === undefined ? 'none' : colorOf(one),
    });
  });
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
