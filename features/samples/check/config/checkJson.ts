import {jsonErrorLine} from '../../../../shared/json/parseJson';
import {lineAt} from '../../../../shared/text/lineAt';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {type Fault, checkBlocks} from './checkBlocks';
import type {FamilyNames} from './familyNames';
import {noSuch, unknownNames} from './unknownNames';

/** Checks JSON: it parses, and names of packages and Stimulus controllers of the family exist. */
export function checkJson(blocks: readonly Block[], names: FamilyNames): Problem[] {
  return checkBlocks(blocks, 'json', (text, {language, meta}) => {
    try {
      const value = parse(text, language === 'json');
      const isControllers = meta.title?.endsWith('controllers.json') === true;
      const unknown = isControllers ? unknownControllers(value, text, names) : [];
      const faults = text
        .split('\n')
        .flatMap((row, line) => unknownNames(row, names).map((message) => ({line, message})));
      return [...faults, ...unknown];
    } catch (error) {
      return [{line: jsonErrorLine(error, text), message: `is not JSON: ${shortMessage(error)}`}];
    }
  });
}

/** A diff may show some members of an object alone. */
function parse(text: string, isWhole: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isWhole) {
      throw error;
    }
    return JSON.parse(`{${text.replace(/,\s*$/, '')}}`);
  }
}

function unknownControllers(value: unknown, text: string, {stimulus}: FamilyNames): Fault[] {
  return Object.entries(membersOf(membersOf(value).controllers)).flatMap(([name, members]) => {
    const known = stimulus.filter((one) => one.package === name).map((one) => one.controller);
    return Object.keys(membersOf(members))
      .filter((controller) => known.length > 0 && !known.includes(controller))
      .map((controller) => ({
        line: lineAt(text, text.indexOf(`"${controller}"`)),
        message: noSuch(`controller of ${name}`, controller, known),
      }));
  });
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function shortMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
