import {type PageTexts, isPageTexts} from '../../markup/pageTexts';

const fetched = new Map<string, Promise<PageTexts>>();

/** Fetches the texts of a page's varied blocks, once; after a failure again. */
export function fetchTexts(address: string): Promise<PageTexts> {
  const known = fetched.get(address);
  if (known !== undefined) {
    return known;
  }
  const answer = read(address);
  fetched.set(address, answer);
  answer.catch(() => fetched.delete(address));
  return answer;
}

async function read(address: string): Promise<PageTexts> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : null;
  if (!isPageTexts(value)) {
    throw new Error(`${address} holds no texts.`);
  }
  return value;
}
