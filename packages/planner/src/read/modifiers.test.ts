import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-03-26', today: '2027-01-11', locale: 'en-GB' };
const read = (description: string): Statement[] =>
  readBrief({ ...FRAME, name: 'Project', description }).statements;
const tasks = (description: string) => read(description).flatMap((one) => (one.kind === 'task' ? [one] : []));

test('a clause that only says how long work takes, or when it is due, adds that to the work', () => {
  expect(tasks('I have to type in the clients, I think that is about six hours.')).toMatchObject([
    { effort: { amount: 360, said: true } },
  ]);
  expect(tasks('Fill in the ethics form. It has to be in by 5 February.')).toMatchObject([
    { by: '2027-02-05' },
  ]);
});

test('weekdays for one task do not limit the other tasks', () => {
  const statements = read(
    "- photo board: scan about 90 old photos, I reckon 6 hours, weekends only as the scanner's at mum's\n- order the cake by 20 Feb",
  );
  const [scan, cake] = statements.filter(({ kind }) => kind === 'task');
  expect(scan).toMatchObject({ weekdays: [6, 7], effort: { amount: 360 } });
  expect(cake).toMatchObject({ weekdays: [] });
  expect(statements.some(({ kind }) => kind === 'availability')).toBe(false);
});

test('a length for each of several tasks is that of all of them', () => {
  expect(
    tasks('Count the workshop parts, then the clothing, then the bikes, roughly 4 hours each.').map(
      ({ effort }) => effort?.amount,
    ),
  ).toEqual([240, 240, 240]);
});

test('a length for a thing that was counted before is for each of these things', () => {
  const found = tasks(
    'The Plough wants its 6 bench seats reupholstered. Order the fabric, the mill takes 10 working days to deliver. I can strip the old covers meanwhile. Covering a bench takes me about 4 hours once the fabric is here and I never do more than one a day.',
  );
  expect(found.at(-1)).toMatchObject({ parts: { count: 6 }, effort: { amount: 240, per: 'part' } });
});

test('a deadline behind a length of waiting is the end of the wait', () => {
  const wait = read(
    'Danach die Festschrift schreiben. Die Druckerei braucht für die Festschrift 10 Tage und muss am 12. März damit fertig sein.',
  ).find(({ kind }) => kind === 'wait');
  expect(wait).toMatchObject({ lag: { days: 10 }, until: '2027-03-12' });
});

test('work on stated days with its hours is planned on these days', () => {
  expect(tasks('Training days in Bristol are Tue 16 and Wed 17 February, 7 hrs each.')).toMatchObject([
    { on: ['2027-02-16', '2027-02-17'], effort: { amount: 840 } },
  ]);
});

test('a deadline in front of a sentence is that of all its tasks', () => {
  expect(
    tasks('The fair is on 20 March. Before that paint the sign, print the labels and order the coins.').map(
      ({ by }) => by,
    ),
  ).toEqual(['2027-03-19', '2027-03-19', '2027-03-19']);
});

test('a thing with a question mark is asked', () => {
  expect(read('- Print the posters\n- Minibus - one or two?').at(-1)).toMatchObject({ kind: 'unsure' });
});
