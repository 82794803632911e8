import { fieldsOf } from '@daymark/domain/statements';
import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { type Ask, asksOf } from './asks.ts';
import { changeByMail, readWithMail } from './change.ts';
import { ownWords } from './mail.ts';

const requestOf = (description: string): Omit<PlanRequest, 'reading'> => ({
  ...{ name: 'Project', description, category: '', tags: [], priority: 'Medium', milestones: [], kept: [] },
  ...{ startDate: '2027-05-03', dueDate: '2027-07-09', today: '2027-05-10', locale: 'en-GB' },
  calendar: DEFAULT_CALENDAR,
});

const asked = (description: string, mail: string) => asksOf(readWithMail(requestOf(description), mail));

/** What an ask is about, with its days: `due` of all work, `by` and `from` of one thing, `until` of a wait. */
function daysOf({ kind, due, statement }: Ask): string {
  const fields = [fieldsOf(statement), ...(statement.alternatives ?? [])];
  const task = fields.find((one) => one.kind === 'task');
  if (due !== null) return `${kind} due ${due}`;
  const wait = fields.find((one) => one.kind === 'wait');
  if (kind === 'wait') return `wait ${wait?.until}`;
  const last = task?.by ?? task?.on[0];
  return `${kind}${last ? ` by ${last}` : ''}${task?.from ? ` from ${task.from}` : ''}`;
}
const daysIn = (description: string, mail: string) => asked(description, mail).map(daysOf);

const GARDEN = 'New patio with slabs.\nTwo raised beds in brick.\nReseed the lawn.\nParty on 9 July.';

test('a day for one thing is not the due date of all', () => {
  expect(daysIn(GARDEN, 'Hi Dave, we need the patio finished by the 28th, please.')).toEqual([
    'changed by 2027-05-28',
  ]);
  expect(daysIn(GARDEN, 'Hi Dave, we need everything finished by 28 June, please.')).toEqual([
    'changed due 2027-06-28',
  ]);
});

test('what the work is for moves the due date as far as itself', () => {
  expect(daysIn(GARDEN, 'Hi Dave, the party has been moved to 16 July.')).toEqual(['changed due 2027-07-16']);
});

test('a day may be counted from what the brief or the mail names', () => {
  expect(daysIn(GARDEN, 'We would like the patio to be ready ten days before the party.')).toEqual([
    'changed by 2027-06-29',
  ]);
  expect(
    daysIn(GARDEN, 'My mother is coming on 3 June, and the patio has to be finished before she arrives.'),
  ).toContain('changed by 2027-06-02');
  expect(
    daysIn(GARDEN, 'The inspector is here on 3 June, so I would need the raised beds two days earlier.'),
  ).toContain('changed by 2027-06-01');
});

test('a day before which nothing may happen is the first one', () => {
  expect(daysIn(GARDEN, "The lawn shouldn't be reseeded until 7 June, please.")).toEqual([
    'changed from 2027-06-07',
  ]);
});

test('a sentence that says nothing but a day says it of the ask before', () => {
  const mail = 'Could you also paint the shed? That one I would need by 28 May.';
  expect(daysIn(GARDEN, mail)).toEqual(['new by 2027-05-28']);
});

test('the plan has the first day of the one thing', () => {
  const description = 'Paint the shed, 4 hours. Write the offer, 3 hours. Print the flyer, 2 hours.';
  const { plan, date } = changeByMail(
    requestOf(description),
    'We would like the offer not to be written before 7 June.',
  );
  expect(date).toBe(null);
  const dueOf = (title: string) => plan.tasks.find((one) => one.title === title)?.dueDate ?? '';
  expect(dueOf('Write the offer') >= '2027-06-07').toBe(true);
  expect(dueOf('Paint the shed') < '2027-06-07').toBe(true);
});

test('several requests of a sentence are several asks, also without their marks and written short', () => {
  const kindsOf = (mail: string) => asked(GARDEN, mail).map(({ kind }) => kind);
  expect(
    kindsOf('Could you make the patio bigger, plant two apple trees and add a bench under the oak?'),
  ).toHaveLength(3);
  expect(kindsOf('can u make the patio bigger pls. dont need the lawn')).toEqual(['changed', 'dropped']);
  expect(
    kindsOf('We would love a bigger patio and we would also need a ramp from the kitchen door.'),
  ).toHaveLength(2);
});

test('what is dropped off is brought, and "no" names what is not wanted', () => {
  expect(daysIn(GARDEN, 'My brother is dropping the slabs off with you on 28 May.')).toEqual([
    'wait 2027-05-28',
  ]);
  expect(daysIn(GARDEN, 'Go ahead with it. But no lawn.')).toEqual(['dropped']);
});

const FORWARDED = `Hi Dave, see below from Carol. Fergus

---------- Forwarded message ---------
From: Carol <carol@example.com>
Date: Mon, 10 May 2027 at 20:14
Subject: garden

Please leave out the lawn.

Love, C`;

test('a mail that is passed on with few words is read, and what is only quoted below others is not', () => {
  expect(ownWords(FORWARDED)).toContain('Please leave out the lawn.');
  expect(ownWords(FORWARDED)).not.toMatch(/carol@|Subject|Forwarded/);
  expect(ownWords(FORWARDED)).toHaveLength(FORWARDED.length);
  expect(ownWords(ownWords(FORWARDED))).toBe(ownWords(FORWARDED));
  expect(ownWords(`${'Could you add a bench as well? '.repeat(8)}\n${FORWARDED}`)).not.toContain('lawn');
});
