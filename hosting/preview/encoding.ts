import {weights} from './weights';

/** Content codings that the build writes, best first, with their file extensions. */
export const endings = {br: '.br', gzip: '.gz'} as const;

/** A content coding of `endings`. */
export type Encoding = keyof typeof endings;

const order: readonly Encoding[] = ['br', 'gzip'];

/** The coding to send for an `Accept-Encoding` header; none if the client accepts neither. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const accepted = weights(header ?? '');
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const [best] = order
    .filter((name) => weightOf(name) > 0)
    .sort((first, second) => weightOf(second) - weightOf(first));
  return best;
}
