import type { SaidFields, Statement } from '@daymark/domain/reading';
import { isTimeOff } from '@daymark/domain/statements';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-01-20', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string): Statement[] =>
  readBrief({ ...FRAME, name: 'Fete', description }).statements;
const last = (description: string): Statement => {
  const statement = read(description).at(-1);
  if (!statement) throw new Error('It is read as something');
  return statement;
};
const as = (statement: Statement, kind: SaidFields['kind'], isOff?: boolean) =>
  statement.alternatives?.find(
    (one) => one.kind === kind && (one.kind !== 'availability' || isOff === isTimeOff(one)),
  );

test('an unsure line brings its hours and its day into work', () => {
  const line = last('maybe 3 h on Thursday for the flyer');
  expect(line).toMatchObject({ kind: 'unsure', kinds: ['task', 'note'] });
  expect(as(line, 'task')).toMatchObject({
    title: 'The flyer',
    effort: { amount: 180, unit: 'minutes', per: 'whole', said: true },
    on: ['2026-11-26'],
  });
  expect(as(last('Every Tuesday I might jog 20 minutes'), 'repeat')).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    minutes: 20,
  });
});

test('days of a line are time off or time for work, as the person says', () => {
  const visit = last('Aunt Vera visits 12 to 14 December');
  expect(visit.kind).toBe('event');
  expect(as(visit, 'availability', true)).toMatchObject({ off: [{ from: '2026-12-12', to: '2026-12-14' }] });
  const shop = last('I work at the shop Mondays and Tuesdays.');
  expect(shop).toMatchObject({ kind: 'availability', rule: 'never' });
  expect(as(shop, 'availability', true)).toBeUndefined();
  expect(as(shop, 'availability', false)).toMatchObject({ rule: 'only', weekdays: [1, 2] });
  expect(read('I teach mondays and tuesdays so wednesday to saturday only')).toMatchObject([
    { kind: 'availability', rule: 'never', weekdays: [1, 2] },
    { kind: 'availability', rule: 'only', weekdays: [3, 4, 5, 6] },
  ]);
  const saturday = last('Hang the lights. Saturday would be possible');
  expect(as(saturday, 'availability', false)).toMatchObject({
    ...{ rule: 'also', weekdays: [6], from: '2026-11-28', until: '2026-11-28' },
  });
});

test('a wait follows the work before it, with its person and its length', () => {
  const [order, proof] = read('Order the posters. Not sure if Tom needs 5 working days.');
  if (!order || !proof) throw new Error('These are two lines');
  expect(as(proof, 'wait')).toMatchObject({
    ...{ who: 'Tom', lag: { days: 5, unit: 'working' }, after: [order.id] },
  });
  expect(as(proof, 'theirs')).toMatchObject({ who: 'Tom' });
});

test('a kind without any field in the line is not among them', () => {
  expect(last('Order the cake.').alternatives).toEqual([]);
  for (const kind of ['repeat', 'event', 'wait', 'availability'] as const)
    expect(as(last('pram = grandma'), kind), kind).toBeUndefined();
  // "By Friday" is no day off.
  expect(as(last('Hang the lights. She would like it by Friday'), 'availability', true)).toBeUndefined();
});
