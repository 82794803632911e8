import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-02-26', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string, name = 'Project'): Statement[] =>
  readBrief({ ...FRAME, name, description }).statements;
const waitsIn = (brief: string) => read(brief).flatMap((one) => (one.kind === 'wait' ? [one] : []));
const titles = (brief: string): string[] =>
  read(brief).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

test('a wait is called by what is waited for, and its own words say it where that is all', () => {
  const called = [
    ['Design the flyer, then printing takes 5 working days.', 'Printing'],
    ['Order the oak floor. Delivery is 3 weeks.', 'Delivery'],
    ['Send the text to Pauline, she gets back to me within 3 working days.', 'Pauline gets back to me'],
    ['Order the labels. They need at least a week.', 'They need at least a week'],
    ['Flyer entwerfen. Der Druck dauert 4 Tage.', 'Der Druck'],
  ];
  for (const [brief = '', title] of called) expect(waitsIn(brief)[0]?.title, brief).toBe(title);
});

test('a length without a word for what is waited for is asked', () => {
  for (const brief of [
    'The wall comes down first, that’s about a day with you.',
    'They told me two weeks from order.',
  ])
    expect(waitsIn(brief), brief).toEqual([]);
});

test('somebody is called by name alone, without article and the capital of a sentence', () => {
  const called = [
    ['Send the files. The printer usually needs a week.', 'printer'],
    ['Send the files. Client takes 3 days to answer.', 'client'],
    ['Send the files. My tutor takes four days.', 'my tutor'],
    ['Send the files. Mum needs 3 days to read it.', 'Mum'],
    ['Send the files. Aunt Vera needs 3 days to read it.', 'Aunt Vera'],
    ['Pour the floor. Floor has to cure 3 days.', null],
  ];
  for (const [brief = '', who] of called) expect(waitsIn(brief ?? '')[0]?.who, brief ?? '').toBe(who);
});

test('what somebody wants by a day is work with that as its last day, and asked where it points to known things', () => {
  const [sketches] = read(
    'The committee would like to see two sketches for the sign by Friday 4 December.',
    'Sign',
  );
  expect(sketches).toMatchObject({
    ...{ kind: 'task', title: 'Two sketches for the sign', by: '2026-12-04', sure: false },
  });
  expect(read('Der Vorstand möchte zwei Entwürfe bis 4. Dezember.')).toMatchObject([
    { kind: 'task', title: 'Zwei Entwürfe', by: '2026-12-04' },
  ]);
  const file = read('Design the poster. Marcus prints it, he needs the file by 11 December.').at(-1);
  expect(file?.kind).not.toBe('wait');
  expect(waitsIn('Order the labels. The printer needs a week.')).toHaveLength(1);
});

test('participles behind what is still to do are work, elsewhere they are done', () => {
  expect(titles('To do: board primed, both sides painted, brackets fitted.')).toEqual([
    ...['Prime board', 'Paint both sides', 'Fit brackets'],
  ]);
  expect(titles('What is left:\n- board primed\n- both sides painted')).toHaveLength(2);
  expect(titles('Noch zu tun: Wände gestrichen, Boden verlegt.')).toHaveLength(2);
  expect(titles('Done so far:\n- board primed\n- yarn bought')).toEqual([]);
  expect(titles('Yarn bought. Hall booked.')).toEqual([]);
});
