import {readOptions} from '../../shared/process/readOptions';
import {PlainError, runMain} from '../../shared/process/runMain';
import {addLibrary, nextSteps} from './addLibrary';

const usage = `Lists a new library and creates the files that its section needs.

  npm run library:add NAME -- --tag v1.2.0 --date 2026-11-22 --group "Analyze data" --purpose "What it does."
                              [--repository rekalogika/NAME] [--install rekalogika/NAME]`;

runMain(async () => {
  const options = {
    tag: {type: 'string'},
    date: {type: 'string'},
    group: {type: 'string'},
    purpose: {type: 'string'},
    repository: {type: 'string'},
    install: {type: 'string'},
  } as const;
  const {values, positionals} = readOptions({allowPositionals: true, options}, usage);
  const [section] = positionals;
  const {tag, date, group, purpose} = values;
  if (
    section === undefined ||
    tag === undefined ||
    date === undefined ||
    group === undefined ||
    purpose === undefined
  ) {
    throw new PlainError(usage);
  }
  const {repository = `rekalogika/${section}`, install = `rekalogika/${section}`} = values;
  const library = {section, repository, tag, date, group, purpose, install};
  const files = await addLibrary(library);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nLeft to do:`);
  console.log(nextSteps(library).join('\n'));
});
