import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-16', dueDate: '2026-12-31', today: '2026-11-16', locale: 'en-GB' };
const offIn = (sentence: string) =>
  readBrief({
    ...FRAME,
    name: 'Cake',
    description: `Order the flour. Bake three tiers.\n\n${sentence}`,
  }).statements.flatMap((one) => (one.kind === 'availability' ? one.off : []));

test.each([
  ['We need it by 4 December.', { from: '2026-12-05', to: '2026-12-31' }],
  ['Deadline 3 Dec noon.', { from: '2026-12-04', to: '2026-12-31' }],
  ['Not before Monday 23rd.', { from: '2026-11-16', to: '2026-11-22' }],
  ["Can't start until 25 November.", { from: '2026-11-16', to: '2026-11-24' }],
  ['Everything must be finished by 18 December.', { from: '2026-12-19', to: '2026-12-31' }],
])('%s limits the whole plan', (sentence, off) => {
  expect(offIn(sentence)).toEqual([off]);
});

test.each([
  'We need the flour by 4 December.',
  'Deadline 3 March.',
  'The baker needs an answer by 4 December.',
])('%s does not', (sentence) => {
  expect(offIn(sentence)).toEqual([]);
});
