// Not with Intl: its first use blocks a phone for a tenth of a second during hydration.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function withMonth(date: Date, month: string): string {
  return `${month} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}

/** A full date, such as "November 1, 2026", in UTC. */
export function longDate(date: Date): string {
  return withMonth(date, months[date.getUTCMonth()] ?? '');
}

/** A date with the first three letters of its month, such as "Nov 1, 2026", in UTC. */
export function shortDate(date: Date): string {
  return withMonth(date, (months[date.getUTCMonth()] ?? '').slice(0, 3));
}
