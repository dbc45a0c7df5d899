import {isRecord} from '../../../../shared/json/isRecord';
import {type InstallData, catalogOf} from '../../engine/catalog';
import {readProject} from '../../engine/readProject';
import {type Verdict, checkLibrary} from '../../engine/verdict';
import type {Result} from '.';

/** Checks the project whose file is the text of the clipboard; a failure is a sentence that says what to do. */
export async function checkText(text: Promise<string>, address: string): Promise<Result> {
  const [copied, data] = await Promise.all([
    text.catch(() => undefined),
    fetchData(address).catch(() => undefined),
  ]);
  if (copied === undefined) {
    return {
      problem:
        'The browser did not allow this page to read the clipboard. Allow it and press the button again, or compare the table by hand.',
    };
  }
  const project = readProject(copied);
  if ('problem' in project) {
    return project;
  }
  if (data === undefined) {
    return {
      problem: 'The requirements did not load. Check the connection and press the button again.',
    };
  }
  const catalog = catalogOf(data);
  const verdicts: Verdict[] = [];
  for (const library of data.libraries) {
    verdicts.push(checkLibrary(project, library, catalog));
    // A long search must not freeze the page.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return {project, verdicts};
}

async function fetchData(address: string): Promise<InstallData> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : null;
  if (!isInstallData(value)) {
    throw new Error(`${address} holds no requirements.`);
  }
  return value;
}

/** The build wrote the file from checked facts; this distinguishes it from an error page. */
function isInstallData(value: unknown): value is InstallData {
  return isRecord(value) && Array.isArray(value.libraries) && Array.isArray(value.repositories);
}
