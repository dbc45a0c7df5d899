import ts from 'typescript';

import {memoizeByText} from '../../../shared/functions/memoize';
import {lineAt} from '../../../shared/text/lineAt';

/** A comment with the line that it starts on. */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** The comments of a source file; none for other kinds of files. Several rules read them, so each file is parsed once. */
export const commentsIn = memoizeByText((file: string, source: string): readonly Comment[] => {
  if (/\.tsx?$/.test(file)) {
    return /\/[/*]/.test(source) ? inTypeScript(file, source) : [];
  }
  // A string with "//" or "/*" in CSS or PHP may be taken for a comment, but no comment is missed.
  const pattern = file.endsWith('.css')
    ? /\/\*[\s\S]*?\*\//g
    : file.endsWith('.php')
      ? /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
      : /(?!)/g;
  return [...source.matchAll(pattern)].map((found) => ({
    line: lineAt(source, found.index) + 1,
    text: found[0],
  }));
});

function inTypeScript(file: string, source: string): Comment[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, string>();
  const collect = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const {pos, end} of ranges ?? []) {
      comments.set(pos, source.slice(pos, end));
    }
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) {
      return;
    }
    collect(ts.getLeadingCommentRanges(source, node.getFullStart()));
    const children = node.getChildren(tree);
    if (children.length === 0) {
      collect(ts.getTrailingCommentRanges(source, node.getEnd()));
    }
    children.forEach(visit);
  };
  visit(tree);
  return [...comments]
    .sort(([a], [b]) => a - b)
    .map(([start, text]) => ({line: lineAt(source, start) + 1, text}));
}
