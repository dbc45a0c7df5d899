// The printable characters from `#` on but `\`, which JSON would escape.
const firstCode = 35;
const backslash = 92;
// Characters that end a number; the others say that it goes on. Most gaps between postings are less, and gzip makes
// the frequent ones short.
const endings = 80;
const base = 11;

/** Whole numbers from 0 on as a text: one character for those below 80, one or two more for larger ones. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packNumber).join('');
}

/** The numbers that were packed into a text. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (let place = 0; place < packed.length; place += 1) {
    const code = packed.charCodeAt(place);
    const digit = code - firstCode - (code > backslash ? 1 : 0);
    value += factor * digit;
    if (digit < endings) {
      numbers.push(value);
      value = 0;
      factor = 1;
    } else {
      factor *= base;
    }
  }
  return numbers;
}

function packNumber(number: number): string {
  const rest = number - endings;
  return rest < 0
    ? characterOf(number)
    : characterOf(endings + (rest % base)) + packNumber(Math.floor(rest / base));
}

function characterOf(digit: number): string {
  const code = firstCode + digit;
  return String.fromCharCode(code < backslash ? code : code + 1);
}
