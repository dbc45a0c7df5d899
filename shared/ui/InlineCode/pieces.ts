/** A name with fewer characters does not break in tables either. */
const long = 20;

const afterBackslash = /(?<=\w\\)/;
const betweenWords =
  /(?<=\w\\)|(?<=[a-z\d])(?=[A-Z])|(?<=\w(?:::|[._:/(<]))(?=[\w$])|(?<=[,|])(?=\S)/;

/** Code split where a line may break: after inner backslashes, and in long names between their words. */
export function piecesOf(code: string): readonly string[] {
  return code.split(/(?<=\s)(?=\S)/).reduce<string[]>((pieces, name) => {
    const [first = '', ...rest] = name.split(
      name.trimEnd().length > long ? betweenWords : afterBackslash,
    );
    // At a space the browser breaks by itself.
    return [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${first}`, ...rest];
  }, []);
}
