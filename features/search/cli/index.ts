import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

import {format, resolveConfig} from 'prettier';

import {sealJson} from '../../../shared/json/sealedJson';
import {PlainError, runMain} from '../../../shared/process/runMain';
import {replacePart} from '../../../shared/text/replacePart';
import {figuresOf} from '../quality/figures';
import {
  generationNumbers,
  generationsFolder,
  parseGeneration,
  parseGrades,
  parseRun,
  readGeneration,
} from '../quality/generations';
import {inputKey} from '../build/inputKey';
import {keyedNames} from '../build/keyedNames';
import {type QuestionsByAddress, answeredFile, readQuestions, readSources} from '../build/sources';
import {readSet} from '../quality/sets';
import {ablate} from './ablate';
import {answeredAnyway, questionsFile} from './condense';
import {answerSet, evaluateSet} from './evaluateSet';
import {explainQuery} from './explainQuery';
import {missingQuestions, unexplainedMessages} from './listGaps';
import {type CommandName, readCommand} from './readCommand';
import {
  builtSearchFiles,
  readDocumentsFile,
  readSearchFiles,
  readWholeDocuments,
} from './readSearchFiles';
import {renewFiles} from './renewFiles';
import {runGeneration} from './runGeneration';
import {newestBesideFitted, showGenerations} from './showGenerations';
import {whyNotToRun} from './whyNotToRun';

const actions: Record<CommandName, (argument: string) => void | Promise<void>> = {
  run,
  grade,
  evaluate: (set) => {
    console.log(evaluateSet(readSearchFiles('build'), readSet(set)));
  },
  ablate: (set) => {
    console.log(ablate(readSearchFiles('build'), readSet(set)));
  },
  renew: () => {
    console.log(renewFiles('build', readSources('.')));
  },
  condense,
  messages: () => {
    console.log(unexplainedMessages(readWholeDocuments('build'), readSources('.')).join('\n'));
  },
  questions: () => {
    const {searchDocs} = readDocumentsFile('build');
    console.log(missingQuestions(searchDocs, readQuestions('.')).join('\n'));
  },
};

runMain(async () => {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'explain') {
    const {text, library, pages} = command;
    console.log(explainQuery(readSearchFiles('build'), text, library, pages));
  } else {
    await actions[command.name](command.argument);
  }
});

function run(argument: string): void {
  const files = readGeneration(argument);
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trimEnd();
  const reason = whyNotToRun({
    files,
    changes: git('status', '--porcelain'),
    expected: keyedNames(inputKey('.')).searchDoc,
    built: builtSearchFiles('build').searchDoc,
  });
  if (reason !== undefined) {
    throw new PlainError(reason);
  }
  const date = new Date().toISOString().slice(0, 10);
  const commit = git('rev-parse', '--short=10', 'HEAD');
  const found = runGeneration(readSearchFiles('build'), files.queries, {date, commit});
  const record = `${generationsFolder}/${files.name}.run.json`;
  writeFileSync(record, sealJson(`${JSON.stringify(found, null, 1)}\n`));
  console.log(`${record}: ${found.results.length} queries`);
}

async function grade(): Promise<void> {
  const graded = generationNumbers().flatMap((number) => {
    const {queries, run: runText, grades} = readGeneration(String(number));
    return runText === null || grades === null
      ? []
      : [
          {
            generation: parseGeneration(queries, `${number}.json`),
            run: parseRun(runText, `${number}.run.json`),
            grades: parseGrades(grades, `${number}.grades.json`),
          },
        ];
  });
  if (graded.length === 0) {
    throw new PlainError('No generation has a record of its run and grades.');
  }
  const text = showGenerations(graded);
  await writeFormatted(`${generationsFolder}/README.md`, text);
  const readme = 'features/search/quality/README.md';
  const fitted = figuresOf(answerSet(readSearchFiles('build'), readSet('fitted'), 'outside'));
  const part = newestBesideFitted(graded, fitted);
  await writeFormatted(readme, replacePart(readFileSync(readme, 'utf8'), 'search -- grade', part));
  console.log(text);
}

async function condense(): Promise<void> {
  const sources = {...readSources('.'), questions: readQuestions('.')};
  const answered = answeredAnyway(readWholeDocuments('build'), sources);
  await writeFormatted(answeredFile, questionsFile(answered));
  const count = (questions: QuestionsByAddress) => [...questions.values()].flat().length;
  console.log(
    `${count(answered)} of ${count(sources.questions)} questions are answered without them`,
  );
}

async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
