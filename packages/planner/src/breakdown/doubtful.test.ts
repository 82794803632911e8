import { UNSAID } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { doubtfulIn } from './doubtful.ts';
import type { Line } from './line.ts';

/** A line of a brief whose thing is not known, and that is not sure to be work. */
const lineOf = (brief: string, text: string): Line => {
  const start = brief.indexOf(text);
  const words = { text, start, end: start + text.length };
  return {
    task: { ...UNSAID.task, kind: 'task', title: text, id: text, words, sure: false, statedBy: 'reader' },
    ...{ deliverable: null, isFound: false, act: null, isNamed: false },
  };
};
const doubtful = (brief: string, ...texts: string[]) => [
  ...doubtfulIn(
    texts.map((text) => lineOf(brief, text)),
    brief,
    'en',
  ),
];

test('a sentence that only tells something is asked about', () => {
  const text = 'the theme is from 2014';
  expect(doubtful(`A new site. Also, ${text}.`, text)).toEqual([text]);
});

test('a thing, a demand, an item, and what stands in a list are work', () => {
  for (const brief of ['Stripe subscription', 'it should run on tablets'])
    expect(doubtful(brief, brief), brief).toEqual([]);
  expect(doubtful('- the theme is from 2014', 'the theme is from 2014')).toEqual([]);
  expect(doubtful('a form, what is open, a map', 'a form', 'what is open', 'a map')).toEqual([]);
});

test('what only describes the project at its beginning is asked about, and a list of things is work', () => {
  const text = 'Small hardware shop';
  expect(doubtful(`${text}. Count on 31 December.`, text)).toEqual([text]);
  expect(doubtful(`${text}, about 4,000 lines`, text, 'about 4,000 lines')).toContain(text);
  expect(doubtful('Oak shelf, wall lamp. By Friday.', 'Oak shelf', 'wall lamp')).toEqual([]);
  expect(doubtful(text, text)).toEqual([]);
});

test('what names nothing, and what is told of others, is asked about', () => {
  for (const text of ['three of us', 'they chose oak veneer'])
    expect(doubtful(`Two alcoves, ${text}.`, text), text).toEqual([text]);
});

test('sentences that tell something beside one another are asked about', () => {
  const [one, other] = ['the webbing has gone', 'the foam is crumbling'];
  expect(doubtful(`Old chair: fine. But ${one} and ${other}`, one, other)).toEqual([one, other]);
  expect(doubtful(`Open: ${one} and ${other}`, one, other)).toEqual([]);
});
