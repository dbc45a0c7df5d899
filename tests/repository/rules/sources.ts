import ts from 'typescript';

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** A barrel: a file that only re-exports what other files export. */
export function barrel(file: string, source: string): string[] {
  // Parsing takes longer than this look, and few files re-export anything.
  if (!/^export (?:type )?[{*]/m.test(source)) {
    return [];
  }
  const {statements} = parse(file, source);
  const reExports = statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
  );
  const onlyImports = statements.every(
    (statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement),
  );
  return reExports.length > 0 && onlyImports
    ? [`${file}: only re-exports; import from the files themselves`]
    : [];
}

/** The export of a component has the name of its folder. */
export function componentExport(file: string, source: string): string[] {
  const name =
    /^(?:src\/components|shared\/ui|features\/(?:figures|[^/]+\/ui))\/(?:.+\/)?([^/]+)\/index\.tsx$/.exec(
      file,
    )?.[1];
  if (name === undefined) {
    return [];
  }
  const names = parse(file, source).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) {
      return [];
    }
    if (ts.isFunctionDeclaration(statement)) {
      return [statement.name?.text];
    }
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
      : [];
  });
  return names.includes(name) ? [] : [`${file}: export the component as ${name}`];
}

/** Replaced modules in a test whose context other tests share; those of components have their own. */
export function moduleMocks(file: string, source: string): string[] {
  return file.endsWith('.test.ts') && /\bvi\s*\.(?:do)?mock\(/i.test(source)
    ? [`${file}: other tests would get the mocked module; pass what differs as a parameter`]
    : [];
}

const disables =
  /(?:eslint|stylelint)-disable|@ts-(?:expect-error|ignore|nocheck)|prettier-ignore|markdownlint-(?:disable|configure)|cspell:\s*(?:ignore|disable|words)|v8 ignore/i;

/** Places where a check is disabled without a reason after ` -- ` or ` - `. */
export function unexplainedDisables(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const found = disables.exec(line);
    return found !== null && !/ --? \S+ \S+/.test(line.slice(found.index))
      ? [`${file}:${index + 1} state after " -- " why the check is disabled`]
      : [];
  });
}

/** The number of places that disable a check. */
export function countDisables(source: string): number {
  return source.split('\n').filter((line) => disables.test(line)).length;
}
