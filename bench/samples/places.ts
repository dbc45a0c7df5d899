/** A range of a line that can be damaged, and how. */
export interface Place {
  readonly start: number;
  readonly text: string;
  /** The replacement; without it the text is a name, which gets misspelled. */
  readonly to?: string;
}

/** What can be damaged: kind to a function that finds the places in a line. */
export type Finders = Readonly<Record<string, (line: string) => readonly Place[]>>;

/** The matches of a pattern: its group `name` or, with a replacement, the whole match. */
function find(pattern: RegExp, to?: (found: string) => string) {
  return (line: string): Place[] =>
    Array.from(line.matchAll(pattern), (match) => {
      const [whole] = match;
      const name = match.groups?.name ?? whole;
      const start = match.index + whole.lastIndexOf(name);
      return {start, text: name, ...(to !== undefined && {to: to(name)})};
    });
}

/** Only in code: not in a comment, a string or the old side of a diff. */
function inCode(finder: (line: string) => readonly Place[]) {
  return (line: string): Place[] => {
    const isCode = !/^\s*(?:\/\/|\/?\*|#(?!\[)|-|namespace )/.test(line);
    const comment = line.indexOf('//');
    return finder(line).filter(({start}) => {
      const quotes = (line.slice(0, start).match(/'/g) ?? []).length;
      return isCode && quotes % 2 === 0 && (comment < 0 || start < comment);
    });
  };
}

const call = String.raw`(?:->|::|\bnew |#\[)\w+\(`;
const argument = String.raw`(?<=${call}(?:\w+: )?)`;

/** In `php` and `diff-php`. */
export const inPhp: Finders = {
  class: inCode(
    find(
      /(?<!(?:class|interface|trait|enum|const|case|function|namespace) |[\w$'>#[]|::|#\[[\w\\]*)(?<name>[A-Z][a-z]\w{2,})\b(?!\\|: |::class => )(?=[\s$,;:()|{]|$)/g,
    ),
  ),
  method: inCode(find(/(?:->|::)(?<name>\w{3,})(?=\()/g)),
  'named argument': inCode(find(/(?:[(,]\s*|^[ +]\s+)(?<name>[a-z]\w{2,})(?=: )/g)),
  attribute: inCode(find(/#\[\\?(?:\w+\\)*(?<name>\w{3,})/g)),
  syntax: inCode(find(/(?<=\w)\((?=[^)])/g, () => '')),
  'type of an argument': inCode((line) => [
    ...find(new RegExp(`${argument}'[^']*'(?=[,)])`, 'g'), () => '12')(line),
    ...find(new RegExp(`${argument}\\d+(?=[,)])`, 'g'), () => "'many'")(line),
    ...find(new RegExp(`${argument}(?:true|false)(?=[,)])`, 'g'), () => "'perhaps'")(line),
  ]),
  import: find(/^[+ ]?use [\w\\]+;$/g, () => ''),
};

/** In `yaml` and `diff-yaml`, where the block configures something of the family. */
export const inYaml: Finders = {
  key: find(/^[+ ]?\s*(?:- )?(?<name>[a-z_]{3,})(?=:(?:\s|$))/g),
  name: find(/Rekalogika\\(?:\w+\\)*(?<name>\w{3,})/g),
  syntax: find(/(?<=^[+ ]?\s*[a-z_]+:) (?=\S)/g, () => ' ['),
};

/** In `json`. */
export const inJson: Finders = {
  name: find(/rekalogika\/(?<name>[\w-]{3,})/g),
  syntax: find(/(?<=")\s*:/g, () => ''),
};

/** In `twig`. */
export const inTwig: Finders = {
  name: find(/(?:\|\s*|\{\{ )(?<name>[a-z_]{4,})(?=[\s(]|$)/g),
  syntax: find(/[%}]\}/g, () => '}'),
};

/** In `bash`. */
export const inBash: Finders = {
  name: find(/\brekalogika(?:[:/][\w-]+)*[:/](?<name>[\w-]{3,})/g),
  option: find(/(?<=rekalogika:.*) --(?<name>[a-z][\w-]{2,})/g),
  syntax: find(/(?<=\w)$/g, () => '"'),
};
