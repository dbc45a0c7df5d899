import ts from 'typescript';

import {lineAt} from '../../../../shared/text/lineAt';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {checkBlocks} from './checkBlocks';

/** Checks TypeScript: it parses. What its names mean shows when it runs, which each such block does for its output. */
export function checkTypeScript(blocks: readonly Block[]): Problem[] {
  return checkBlocks(blocks, 'ts', (text) => {
    const {diagnostics = []} = ts.transpileModule(text, {reportDiagnostics: true});
    return diagnostics.map(({start = 0, messageText}) => ({
      line: lineAt(text, start),
      message: `is not TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
  });
}
