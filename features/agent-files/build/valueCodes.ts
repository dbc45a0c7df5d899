import {type Choice, type PageTexts, compareLines, plainTexts} from '../../samples';

/** The lines of the samples that each value of a choice stands for. */
export interface ValueCodes {
  readonly name: string;
  readonly codes: readonly {readonly label: string; readonly lines: readonly string[]}[];
}

/**
 * What the values of an output stand for in the samples that vary with it, for each choice whose values are not
 * their own code. The samples are before the output in the list.
 */
export function valueCodes(
  texts: PageTexts,
  output: number,
  isOutput: (number: number) => boolean,
): ValueCodes[] {
  const before = texts.slice(0, output);
  const samples = before.slice(before.findLastIndex((_part, number) => isOutput(number)) + 1);
  return (texts[output]?.choices ?? []).flatMap((choice) => {
    const all = samples.flatMap((part) => textsByValue(part, choice));
    const [, name, ...labels] = choice;
    return all.every((values) => areCode(labels, values))
      ? []
      : [
          {
            name,
            codes: labels.map((label, value) => ({
              label,
              lines: all.flatMap((values) => ownLines(values, value)),
            })),
          },
        ];
  });
}

/** The text of a sample with each value of a choice, the others being the first; none where it does not vary. */
function textsByValue(part: PageTexts[number], [key, , ...labels]: Choice): string[][] {
  const at = part.choices.findIndex((choice) => choice[0] === key);
  if (at === -1) {
    return [];
  }
  const later = part.choices.slice(at + 1);
  const step = later.reduce((product, [, , ...values]) => product * values.length, 1);
  const plain = plainTexts(part);
  return [labels.map((_label, value) => plain[part.of[value * step] ?? 0] ?? '')];
}

/** Whether each text is the first one with another label, in one place or in all. */
function areCode([first = '', ...labels]: readonly string[], texts: readonly string[]): boolean {
  const parts = (texts[0] ?? '').split(first);
  return labels.every((label, index) => {
    const inOnePlace = parts
      .slice(1)
      .map((_part, at) =>
        [parts.slice(0, at + 1).join(first), parts.slice(at + 1).join(first)].join(label),
      );
    return [parts.join(label), ...inOnePlace].includes(texts[index + 1] ?? '');
  });
}

/** The lines of a text that one of the other texts does not have. */
function ownLines(texts: readonly string[], value: number): string[] {
  const lines = (texts[value] ?? '').split('\n');
  const own = new Set(
    texts.flatMap((other) => [...compareLines(other.split('\n'), lines).changed]),
  );
  return lines.filter((_line, number) => own.has(number)).map((line) => line.trim());
}
