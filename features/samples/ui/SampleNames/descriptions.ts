import type {Description} from '../../markup/description';

const asked = new Map<string, Promise<readonly Description[]>>();

/** Fetches what is known of the names of a page, once; after a failure again. */
export function fetchDescriptions(address: string): Promise<readonly Description[]> {
  const known = asked.get(address);
  if (known !== undefined) {
    return known;
  }
  const answer = read(address);
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

async function read(address: string): Promise<readonly Description[]> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : null;
  if (!isDescriptions(value)) {
    throw new Error(`${address} holds no descriptions.`);
  }
  return value;
}

// The file is made in the same build; this only tells it from an error page.
function isDescriptions(value: unknown): value is readonly Description[] {
  return Array.isArray(value);
}
