import * as z from 'zod';

import {count, failure, parseJson} from './result';
import type {Output} from '../../shared/process/runProgram';
import type {Reader, Result} from './result';

/** One check: it passes if the program exits with 0 and looked at something. */
function one({status, text}: Output, looked: number, noun: string, details = text): Result {
  if (looked === 0) {
    return failure(`It looked at nothing.\n${text}`);
  }
  const passed = status === 0;
  return {passed: passed ? 1 : 0, failed: passed ? 0 : 1, looked: count(looked, noun), details};
}

/** Reads a program that prints how many it looked at: the first group of the pattern is the number. */
export function readNumber(pattern: RegExp, noun: string): Reader {
  return (output) => one(output, Number(pattern.exec(output.text)?.[1] ?? 0), noun);
}

/** Reads a program that writes a line per file; those lines are left out of the details. */
export function readLines(pattern: RegExp, hidden: RegExp): Reader {
  return (output) => {
    const lines = output.text.split('\n');
    const looked = lines.filter((line) => pattern.test(line)).length;
    const details = lines.filter((line) => !hidden.test(line)).join('\n');
    return one(output, looked, 'file', details);
  };
}

const place = {line: z.int().exactOptional(), column: z.int().exactOptional()};

/** A file in the JSON of ESLint. */
const eslintFile = z.object({
  filePath: z.string(),
  messages: z.array(z.object({...place, message: z.string(), ruleId: z.string().nullable()})),
});

const warnings = z.array(z.object({...place, text: z.string(), rule: z.string().exactOptional()}));

/** A file in the JSON of stylelint. */
const stylelintFile = z.object({source: z.string(), warnings, parseErrors: warnings});

const linted = z.array(z.union([eslintFile, stylelintFile]));

/** Reads the JSON of ESLint and stylelint: a list of files, each with its findings. */
export function readFindings(output: Output): Result {
  const json = output.text.slice(output.text.indexOf('[{'), output.text.lastIndexOf(']') + 1);
  const {data: files, error} = linted.safeParse(parseJson(json));
  if (error !== undefined) {
    return failure(`It returned no result: ${z.prettifyError(error)}\n${output.text}`);
  }
  const details = files.flatMap(findingsOf);
  const result = one(output, files.length, 'file', details.join('\n'));
  // Findings with status 0 mean a wrong setting, not a pass.
  return result.failed === 0 && details.length > 0 ? {...result, passed: 0, failed: 1} : result;
}

function findingsOf(file: z.infer<typeof linted>[number]): string[] {
  const name = 'filePath' in file ? file.filePath : file.source;
  const findings =
    'filePath' in file
      ? file.messages.map(({message, ruleId, ...at}) => ({...at, text: message, rule: ruleId}))
      : [...file.warnings, ...file.parseErrors];
  return findings.map(({line, column, text, rule}) => {
    const what = [text, rule].filter((part) => typeof part === 'string');
    return `${name}:${String(line)}:${String(column)} ${what.join('  ')}`;
  });
}
