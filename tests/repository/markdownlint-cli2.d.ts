// What the package exports, without declarations of its own.
declare module 'markdownlint-cli2/markdownlint/promise' {
  interface Finding {
    readonly lineNumber: number;
    readonly ruleNames: readonly string[];
  }

  export function lint(options: {
    strings: Readonly<Record<string, string>>;
    config: object;
  }): Promise<Partial<Record<string, readonly Finding[]>>>;
}

declare module 'markdownlint-cli2/parsers/jsonc' {
  export default function parseJsonc(text: string): {readonly config: object};
}
