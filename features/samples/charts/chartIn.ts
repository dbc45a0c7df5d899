import * as z from 'zod';

const color = z.string().regex(/^#[\da-f]{6}(?:[\da-f]{2})?$/);
const axis = z.object({
  title: z.object({text: z.string()}).optional(),
  stacked: z.boolean().optional(),
});

const chart = z.object({
  type: z.enum(['bar', 'line', 'pie']),
  data: z.object({
    labels: z.array(z.string()).min(1).readonly(),
    datasets: z
      .array(
        z.object({
          label: z.string(),
          data: z.array(z.number()).readonly(),
          backgroundColor: z.union([color, z.array(color).readonly()]),
          borderColor: color.optional(),
        }),
      )
      .min(1)
      .readonly(),
  }),
  options: z.object({scales: z.object({x: axis, y: axis}).optional()}).optional(),
});

/** A chart as Symfony UX passes it to Chart.js: the types and options that `drawChart` draws. */
export type Chart = z.infer<typeof chart>;

/** The chart that a printed text is; undefined for any other text. */
export function chartIn(text: string): Chart | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return chart.safeParse(value).data;
}
