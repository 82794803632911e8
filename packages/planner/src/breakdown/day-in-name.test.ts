import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';
import { dayInName } from './day-in-name.ts';

const span = { startDate: '2026-12-30', dueDate: '2027-02-28', locale: 'en-GB' };
const told = (name: string) => dayInName({ ...span, name }, 'en');

test('a name tells the day or the days on which a project turns', () => {
  expect(told("Mum's 70th, Sat 20 Feb")).toEqual({ day: '2027-02-20', until: '2027-02-20', isDue: false });
  expect(told('Retreat 5 to 8 February')).toEqual({ day: '2027-02-05', until: '2027-02-08', isDue: false });
  expect(told('Tax return by 31 January')).toMatchObject({ day: '2027-01-31', isDue: true });
});

test('what a name is about is no day of it', () => {
  expect(told('Christmas market')).toBeNull();
  expect(told('Budget for February')).toBeNull();
  expect(told('Self assessment 25/26')).toBeNull();
  // Far behind the project.
  expect(told('Sort photos for 12 June')).toBeNull();
});

test('a party is on the day of its name, and not on the last day', () => {
  const { dayOf } = typedPlan({
    ...span,
    name: "Mum's 70th, Sat 20 Feb",
    description: 'village hall booked, 40 people',
  });
  expect(dayOf(/^Welcome the guests/)).toBe('2027-02-20');
});

test('what is waited for until a day turns the project on that day', () => {
  const { dayOf } = typedPlan({
    ...span,
    name: 'New kitten',
    description: 'She comes home on 16 January. need vet, litter',
  });
  expect(dayOf(/^Bring the cat home/)).toBe('2027-01-16');
});

test('the day that somebody has signed up for is that of the project', () => {
  const { dayOf } = typedPlan({
    name: 'Comedy open mic, 5 minutes',
    description: 'Never done it. Signed up for the 28th of January at the pub because my mates dared me',
    startDate: '2026-12-29',
    dueDate: '2027-01-31',
  });
  expect(dayOf(/^Perform the set/)).toBe('2027-01-28');
});
