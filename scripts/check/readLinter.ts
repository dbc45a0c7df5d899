import {isRecord} from '../../shared/json/isRecord';
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

/** Reads the JSON of ESLint and stylelint: a list of files, each with its findings. */
export function readFindings(output: Output): Result {
  const start = output.text.indexOf('[{');
  const files = parseJson(output.text.slice(start, output.text.lastIndexOf(']') + 1));
  if (start === -1 || !Array.isArray(files)) {
    return failure(`It returned no result.\n${output.text}`);
  }
  const details = files.filter(isRecord).flatMap(findingsOf);
  const result = one(output, files.length, 'file', details.join('\n'));
  // Findings with status 0 mean a wrong setting, not a pass.
  return result.failed === 0 && details.length > 0 ? {...result, passed: 0, failed: 1} : result;
}

function findingsOf(file: Readonly<Record<string, unknown>>): string[] {
  const path = String(file.filePath ?? file.source);
  const findings = [file.messages, file.warnings, file.parseErrors].flat().filter(isRecord);
  return findings.map(({line, column, message, text, ruleId, rule}) => {
    const what = [message ?? text, ruleId ?? rule].filter((part) => typeof part === 'string');
    return `${path}:${String(line)}:${String(column)} ${what.join('  ')}`;
  });
}
