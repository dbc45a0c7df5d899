/** The value below which a share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) {
    throw new Error('No value was measured.');
  }
  return value;
}

/** The median. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A share with three decimals, truncated: 0.9499 does not reach 0.95. */
export function share(value: number): string {
  return (Math.floor(value * 1000 + 1e-9) / 1000).toFixed(3);
}

/** A whole number with commas. */
export function thousands(value: number): string {
  return value.toLocaleString('en');
}
