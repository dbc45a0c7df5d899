/** A name of fewer signs stays whole in tables too. */
const long = 20;

const behindBackslash = /(?<=\w\\)/;
const betweenWords =
  /(?<=\w\\)|(?<=[a-z\d])(?=[A-Z])|(?<=\w(?:::|[._:/(]))(?=[\w$])|(?<=[,|])(?=\S)/;

/** Code cut where a line may break: behind inner backslashes, and in long names between their words. */
export function piecesOf(code: string): readonly string[] {
  return code.split(/(?<=\s)(?=\S)/).reduce<string[]>((pieces, name) => {
    const [first = '', ...rest] = name.split(
      name.trimEnd().length > long ? betweenWords : behindBackslash,
    );
    // At a space the browser breaks by itself.
    return [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${first}`, ...rest];
  }, []);
}
