import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

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
import {type QuestionsByAddress, answeredFile, readQuestions, readSources} from '../build/sources';
import {readSet} from '../quality/sets';
import {ablate} from './ablate';
import {answeredAnyway, questionsFile} from './condense';
import {answerSet, evaluateSet} from './evaluateSet';
import {explainQuery} from './explainQuery';
import {missingQuestions, unexplainedMessages} from './listGaps';
import {readSearchFiles, readWholeDocuments} from './readSearchFiles';
import {renewFiles} from './renewFiles';
import {runGeneration} from './runGeneration';
import {newestBesideFitted, showGenerations} from './showGenerations';

const usage = `Shows how the search ranks the pages of the built site for a query, and why.

  npm run search -- "query" [--library mapper] [--pages 5]
  npm run search -- run 1               answers a generation of queries, once, and records the pages found
  npm run search -- grade               writes the figures of all graded generations
  npm run search -- evaluate fitted     figures of a set today, by kind, and what it misses
  npm run search -- ablate development  the figures without each weight
  npm run search -- renew               writes the search files again from the built pages and the questions of today
  npm run search -- condense            finds the questions that the search needs not have; then renew
  npm run search -- messages            messages of the libraries that no page explains
  npm run search -- questions           pages without questions

A set is fitted, development or the number of a graded generation.`;

runMain(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {library: {type: 'string'}, pages: {type: 'string', default: '5'}},
  });
  const [command, argument] = positionals;
  const number = Number(argument);
  if (command === 'run' && positionals.length === 2 && Number.isInteger(number)) {
    run(number);
  } else if (command === 'grade' && positionals.length === 1) {
    await grade();
  } else if (command === 'evaluate' && positionals.length === 2) {
    console.log(evaluateSet(readSearchFiles('build'), readSet(argument ?? '')));
  } else if (command === 'ablate' && positionals.length === 2) {
    console.log(ablate(readSearchFiles('build'), readSet(argument ?? '')));
  } else if (command === 'renew' && positionals.length === 1) {
    console.log(renewFiles('build', readSources('.')));
  } else if (command === 'condense' && positionals.length === 1) {
    await condense();
  } else if (command === 'messages' && positionals.length === 1) {
    console.log(unexplainedMessages(readWholeDocuments('build'), readSources('.')).join('\n'));
  } else if (command === 'questions' && positionals.length === 1) {
    console.log(missingQuestions(readWholeDocuments('build'), readSources('.')).join('\n'));
  } else {
    const text = positionals.join(' ');
    const pages = Number(values.pages);
    if (text.trim() === '' || !Number.isInteger(pages) || pages < 1) {
      throw new PlainError(usage);
    }
    console.log(explainQuery(readSearchFiles('build'), text, values.library ?? '', pages));
  }
});

function run(number: number): void {
  const record = `${generationsFolder}/${number}.run.json`;
  if (existsSync(record)) {
    throw new PlainError(`${record} is there: a generation is run once.`);
  }
  const {queries} = readGeneration(number);
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  if (git('status', '--porcelain', '--', 'features/search', 'docs', 'generated') !== '') {
    throw new PlainError('Commit the pages and the search first: the record names the commit.');
  }
  const date = new Date().toISOString().slice(0, 10);
  const commit = git('rev-parse', '--short=10', 'HEAD');
  const found = runGeneration(readSearchFiles('build'), queries, {date, commit});
  writeFileSync(record, sealJson(`${JSON.stringify(found, null, 1)}\n`));
  console.log(`${record}: ${found.results.length} queries`);
}

async function grade(): Promise<void> {
  const graded = generationNumbers().flatMap((number) => {
    const {queries, run: runText, grades} = readGeneration(number);
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
