import ts from 'typescript';

/** A row of tests/spec.md: a statement of the specification and the tests that prove it. */
export interface Row {
  readonly line: number;
  readonly section: string;
  readonly statement: string;
  readonly proofs: readonly string[];
}

/** The rows of the tables `| No. | Statement | Proof |`. */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    const [before, section = '', statement = '', proof = '', after] = cells;
    const isRow = before === '' && after === '' && cells.length === 5;
    if (!isRow || section === 'No.' || /^:?-+:?$/.test(section)) {
      return [];
    }
    const proofs = proof
      .split(/<br\s*\/?>/)
      .map((part) => part.replaceAll('`', '').trim())
      .filter((part) => part !== '');
    return [{line: index + 1, section, statement, proofs}];
  });
}

/** The titles of the tests in a source file, each after the titles of its groups. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.isTest === true) {
      titles.push([...groups, call.title].join(' › '));
    }
    const inner = call?.isTest === false ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => {
      visit(child, inner);
    });
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return titles;
}

/** A test or a group: `test('…')`, `it('…')`, `test.each(…)('…')`, `test.describe('…')`. */
function readCall(node: ts.CallExpression): {title: string; isTest: boolean} | undefined {
  const [first] = node.arguments;
  if (first === undefined || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) {
    return undefined;
  }
  const called = node.expression.getText().replaceAll(/\s+/g, '');
  const [word] =
    /^(?:test\.describe|describe|test|it)\b(?!\.(?:use|step|skip|only|fixme|todo)\b)/.exec(
      called,
    ) ?? [];
  return word === undefined
    ? undefined
    : {title: titleOf(first), isTest: !word.endsWith('describe')};
}

/** The title as written; a template keeps its placeholders: `opens ${name}`. */
const titleOf = (node: ts.StringLiteralLike | ts.TemplateExpression) =>
  ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text;

function isAfter(section: string, above: string): boolean {
  const numbers = above.split('.').map(Number);
  for (const [index, number] of section.split('.').map(Number).entries()) {
    const before = numbers[index] ?? -1;
    if (number !== before) {
      return number > before;
    }
  }
  return false;
}

/**
 * Every statement names at least one test that exists, as `file › title`, and the sections are in ascending
 * order. The groups of a test may precede its title. `tests` has the titles by file.
 */
export function specification(
  rows: readonly Row[],
  tests: ReadonlyMap<string, readonly string[]>,
): string[] {
  let above = '0';
  return rows.flatMap(({line, section, statement, proofs}) => {
    const place = `tests/spec.md:${line}`;
    const found: string[] = [];
    if (!/^\d+(?:\.\d+)*$/.test(section) || !isAfter(section, above)) {
      found.push(`${place} section "${section}" after ${above}; write a number, in order`);
    } else {
      above = section;
    }
    if (statement === '') {
      found.push(`${place} no statement`);
    }
    if (proofs.length === 0) {
      found.push(`${place} no test proves "${statement}"`);
    }
    for (const proof of proofs) {
      const [file = '', ...titles] = proof.split(' › ');
      const wanted = titles.join(' › ');
      const known = tests.get(file) ?? [];
      if (!known.some((title) => title === wanted || title.endsWith(` › ${wanted}`))) {
        found.push(`${place} there is no test "${proof}"`);
      }
    }
    return found;
  });
}
