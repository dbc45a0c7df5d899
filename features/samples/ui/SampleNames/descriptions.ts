import type {Description} from '../../markup/description';

const requests = new Map<string, Promise<readonly Description[]>>();

/** Fetches the descriptions of a page's names once; again after a failure. */
export function fetchDescriptions(address: string): Promise<readonly Description[]> {
  const known = requests.get(address);
  if (known !== undefined) {
    return known;
  }
  const answer = read(address);
  requests.set(address, answer);
  answer.catch(() => requests.delete(address));
  return answer;
}

async function read(address: string): Promise<readonly Description[]> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : null;
  if (!isDescriptions(value)) {
    throw new Error(`${address} contains no descriptions.`);
  }
  return value;
}

// The file is from the same build; this only distinguishes it from an error page.
function isDescriptions(value: unknown): value is readonly Description[] {
  return Array.isArray(value);
}
