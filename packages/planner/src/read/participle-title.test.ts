import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-03-26', today: '2027-01-05', locale: 'en-GB' };
const titles = (description: string): string[] =>
  readBrief({ ...FRAME, name: 'Project', description }).statements.flatMap((one) =>
    one.kind === 'task' ? [one.title] : [],
  );

test('a thing with its participle is titled as the order that it stands for', () => {
  expect(
    titles('Need shelves built, landlord informed, guest list printed, register with the council.'),
  ).toEqual(['Build shelves', 'Inform landlord', 'Print guest list', 'Register with the council']);
  expect(titles('Cut the timber. Test panel to be approved first.').at(-1)).toBe('Approve test panel');
  expect(titles('We need the windows cleaned by Friday, order the paint.')[0]).toBe('Clean the windows');
});

test('two verbs of a passive have one object', () => {
  expect(titles('Order the skip. The garage needs emptying and sweeping.').at(-1)).toMatch(
    /^Empty and sweep (?:the )?garage$/,
  );
  expect(titles('Order the skip. The flat has to be empty and cleaned.').at(-1)).toMatch(
    /^Empty and clean (?:the )?flat$/,
  );
});

test('nouns that end like a participle keep their own words', () => {
  expect(titles('Soil, wildflower seed, a raised bed.')).toEqual(
    expect.arrayContaining(['Wildflower seed', 'Raised bed']),
  );
});

test('what else is done with a thing belongs to it', () => {
  expect(titles('climbing kit inspection, saws sharpened + serviced, van MOT')).toEqual([
    ...['Climbing kit inspection', 'Sharpen + service saws', 'Van MOT'],
  ]);
  expect(titles('tents, piano tuned + moved by 10 march, chairs')[1]).toBe('Piano tuned + moved');
  expect(titles('Hives painted and numbered by 5 feb')).toEqual(['Paint and number hives']);
});
