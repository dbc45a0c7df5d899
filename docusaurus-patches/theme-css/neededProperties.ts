import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Declaration, Root} from 'postcss';
import {parse} from 'postcss';

import {push} from '../../shared/lists/push';

/**
 * The custom properties that the style sheets need: those that an ordinary declaration uses by `var()`,
 * and those that the values of needed ones use.
 */
export function neededProperties(sheets: readonly Root[]): Set<string> {
  const values = new Map<string, string[]>();
  const pending: string[] = [];
  for (const sheet of sheets) {
    sheet.walkDecls(({prop, value}: Declaration) => {
      if (prop.startsWith('--')) {
        push(values, prop, value);
      } else {
        pending.push(value);
      }
    });
  }
  const needed = new Set<string>();
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (!needed.has(name)) {
        needed.add(name);
        pending.push(...(values.get(name) ?? []));
      }
    }
  }
  return needed;
}

/** The custom properties that a style sheet sets at the root in both modes, outside of a layer. */
export function setForAllPages(sheets: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const sheet of sheets) {
    sheet.each((node) => {
      if (node.type === 'rule' && node.selectors.includes("[data-theme='dark']")) {
        node.walkDecls(/^--/, ({prop}) => {
          names.add(prop);
        });
      }
    });
  }
  return names;
}

/** Every style sheet below a folder, and one more with what its scripts use by `var()`. */
export function readSheets(folder: string): Root[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:css|js|tsx?)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const css = file.endsWith('.css') ? text : usedBy(text);
      return parse(css, {from: path.join(folder, file)});
    });
}

function usedBy(script: string): string {
  return Array.from(script.matchAll(/var\(--[\w-]+\)/g), ([use]) => `a{color:${use}}`).join('');
}
