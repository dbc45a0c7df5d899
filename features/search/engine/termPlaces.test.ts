import {expect, it} from 'vitest';

import {noKnowledge} from './knowledge';
import {groupDocuments} from './pageDocuments';
import type {Posting, TermIndex} from './termIndex';
import {countOnPages, findPlaces, meanLengths} from './termPlaces';

const document = (type: 0 | 1, url: string) => ({type, url, title: '', content: ''});
const documents = groupDocuments([
  document(0, '/harbor/rope'),
  document(0, '/harbor/quay'),
  document(1, '/harbor/rope#knot'),
]);
const posting = (document: number, field: Posting['field'], count: number): Posting => {
  return {document, field, count};
};
const index: TermIndex = {
  terms: ['knot', 'rope'],
  postings: new Map([
    ['knot', [posting(2, 'title', 1), posting(0, 'content', 2), posting(2, 'content', 3)]],
    ['rope', [posting(0, 'title', 1), posting(0, 'keywords', 1), posting(1, 'content', 1)]],
  ]),
  knowledge: {
    ...noKnowledge,
    questions: [
      {document: 2, terms: ['knot', 'rope']},
      {document: 0, terms: ['rope']},
    ],
  },
};
const places = findPlaces(documents, index);

it('joins the documents of a page', () => {
  expect(documents.pageOf).toEqual([0, 1, 0]);
  expect(documents.groups).toEqual([
    {route: '/harbor/rope', documents: [0, 2]},
    {route: '/harbor/quay', documents: [1]},
  ]);
});

it('counts the terms at each place of each page', () => {
  expect(places.lengths).toEqual([
    {title: 1, path: 2, keywords: 1, questions: 3, headings: 1, text: 5},
    {title: 0, path: 2, keywords: 0, questions: 0, headings: 0, text: 1},
  ]);
  expect(meanLengths(places.lengths)).toEqual({
    title: 1,
    path: 2,
    keywords: 1,
    questions: 1.5,
    headings: 1,
    text: 3,
  });
});

it('counts the pages with a term in their documents', () => {
  expect([...places.pagesWith]).toEqual([
    ['knot', 1],
    ['rope', 2],
  ]);
});

it('finds a term on the pages, also in paths and questions', () => {
  const postingsOf = (term: string) => countOnPages(term, documents, index.postings, places);
  expect(postingsOf('rope')).toEqual([
    {page: 0, counts: {title: 1, keywords: 1, path: 1, questions: 2}},
    {page: 1, counts: {text: 1}},
  ]);
  expect(postingsOf('quay')).toEqual([{page: 1, counts: {path: 1}}]);
  expect(postingsOf('sail')).toEqual([]);
});
