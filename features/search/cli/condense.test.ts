import {describe, expect, it} from 'vitest';

import {leaveOut, noSources, parseQuestions} from '../build/sources';
import {answeredAnyway, questionsFile} from './condense';

const page = (url: string, title: string, content: string) => ({
  type: 0 as const,
  url,
  title,
  content,
  library: 'harbor',
});
const documents = [
  page('/harbor', 'Harbor', 'All about ships.'),
  page('/harbor/ropes', 'Tie a rope', 'A rope holds the boat at the quay.'),
  page('/harbor/lamps', 'Light a lamp', 'A lamp is seen at night.'),
];
const questions = new Map([
  ['/harbor/ropes', ['tie a rope to the quay', 'what stops it from drifting']],
  ['/harbor/lamps', ['tie a rope to a boat']],
]);

describe('condense', () => {
  const answered = answeredAnyway(documents, {...noSources, questions});

  it('finds the questions that are answered without themselves, by their own page', () => {
    expect([...answered]).toEqual([['/harbor/ropes', ['tie a rope to the quay']]]);
    expect([...leaveOut(questions, answered)]).toEqual([
      ['/harbor/ropes', ['what stops it from drifting']],
      ['/harbor/lamps', ['tie a rope to a boat']],
    ]);
  });

  it('writes what the questions are read from', () => {
    const all = new Map([...questions, ['/harbor#ships', ['which ships']]]);
    expect(parseQuestions(questionsFile(all), 'a.json')).toEqual(all);
  });
});
