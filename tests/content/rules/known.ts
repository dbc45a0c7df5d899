import {readFileSync} from 'node:fs';

import ts from 'typescript';

import {languages} from '../../../features/samples/highlight/highlight';

/** The languages that a fence may have: the highlighted ones, and `text` for output. */
export const knownLanguages: ReadonlySet<string> = new Set([...languages, 'text']);

/** The keys of the object that a source file assigns to a constant, read without running the file. */
export function keysOf(source: string, constant: string): Set<string> {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === constant) {
      let value = node.initializer;
      while (value !== undefined && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) {
        value = value.expression;
      }
      for (const property of value && ts.isObjectLiteralExpression(value) ? value.properties : []) {
        if (property.name !== undefined) {
          keys.add(property.name.getText().replaceAll(/['"]/g, ''));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true));
  return keys;
}

/** The names of the components that pages may use. */
export function knownComponents(): Set<string> {
  const source = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  return keysOf(source, 'MDXComponents');
}
