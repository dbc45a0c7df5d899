import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type Api, parseApi} from './api';
import {type History, parseHistory} from './history';
import {type Messages, parseMessages} from './messages';
import {type Requirements, parseRequirements} from './requirements';
import {type Services, parseServices} from './services';

/** Reads the APIs in `generated/api` or `generated/third-party`. */
export function readApis(folder: string): Api[] {
  return readFolder(folder, parseApi);
}

/** Reads the histories in `generated/history`. */
export function readHistories(folder: string): History[] {
  return readFolder(folder, parseHistory);
}

/** Reads the messages in `generated/messages`. */
export function readMessages(folder: string): Messages[] {
  return readFolder(folder, parseMessages);
}

/** Reads what the packages of each repository require, from `generated/requirements`. */
export function readRequirements(folder: string): Requirements[] {
  return readFolder(folder, parseRequirements);
}

/** Reads what libraries add to a Symfony application, from `generated/services`. */
export function readServices(folder: string): Services[] {
  return readFolder(folder, parseServices);
}

/** The content of the JSON files of a folder, by the names of the files; empty without a folder. */
function readFolder<T>(folder: string, parse: (text: string, file: string) => T): T[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => parse(readFileSync(file, 'utf8'), file));
}
