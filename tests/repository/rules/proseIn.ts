import ts from 'typescript';

import {lineAt} from '../../../shared/text/lineAt';
import {commentsIn} from './comments';
import type {Comment} from './comments';

/** The prose of a file: its comments and, in TypeScript, its messages; of Markdown everything but blocks of code. */
export function proseIn(file: string, source: string): Comment[] {
  if (file.endsWith('.md')) {
    return paragraphsIn(source);
  }
  const comments = commentsIn(file, source).map(({line, text}) => ({
    line,
    text: text.replaceAll(/\n\s*(?:\*(?!\/))? ?/g, ' '),
  }));
  return /\.tsx?$/.test(file) ? [...comments, ...messagesIn(file, source)] : comments;
}

function paragraphsIn(source: string): Comment[] {
  const text = source.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  );
  return [...text.matchAll(/(?:^(?!\s*$).*\n?)+/gm)].map(({0: paragraph, index}) => ({
    line: lineAt(source, index) + 1,
    text: paragraph,
  }));
}

/** Strings of three words or more, which people read: messages, titles of tests, texts of components. */
function messagesIn(file: string, source: string): Comment[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Comment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({literal}) => ` \`x\`${literal.text}`);
      found.push({
        line: lineAt(source, node.getStart(tree)) + 1,
        text: node.head.text + parts.join(''),
      });
    } else if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isJsxText(node)
    ) {
      found.push({line: lineAt(source, node.getStart(tree)) + 1, text: node.text});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter(
    ({text}) => /[a-z]+\s+[a-z]+\s+\S/i.test(text) && !/[;{}\\]|=>|<\w/.test(text),
  );
}
