import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('the second day of an event is the day behind the first, whole and not on the next working days', () => {
  const { daysOf, dayOf, plan } = typedPlan({
    name: 'Village music festival',
    description: 'Two-day festival on the green, 12-13 June. Bands, food stalls, posters',
    startDate: '2027-01-10',
    dueDate: '2027-06-20',
  });
  expect(plan.feasible).toBe(true);
  expect(daysOf(/^Open and run the first day/)).toEqual(['2027-06-12']);
  expect(daysOf(/^Run the second day/)).toEqual(['2027-06-13']);
  expect((dayOf(/^Clear the ground/) ?? '') > '2027-06-13').toBe(true);
});

test('an event has the days that its brief says, and with none said its last day is the end', () => {
  const offsite = (description: string) =>
    typedPlan({ name: 'Team offsite', description, startDate: '2027-01-11', dueDate: '2027-03-19' });
  expect(offsite('').dayOf(/second day/)).toBe('2027-03-19');
  const short = typedPlan({
    name: 'Village music festival',
    description: 'Festival on the green on 12 June. Bands, food stalls',
    startDate: '2027-01-10',
    dueDate: '2027-06-20',
  });
  expect(short.dayOf(/second day/)).toBeNull();
});

test('what the day of a kind is about is done on each day of the event, and what follows comes behind the last', () => {
  const { daysOf, dayOf } = typedPlan({
    name: 'School play',
    description: 'Performances on 18 and 19 March. Costumes, programmes, tickets',
    startDate: '2027-01-10',
    dueDate: '2027-03-25',
  });
  expect(daysOf(/^Perform/)).toEqual(['2027-03-18', '2027-03-19']);
  expect((dayOf(/^Thank everybody/) ?? '') > '2027-03-19').toBe(true);
});

test('weeks of an exhibition are no days of an event', () => {
  const { daysOf } = typedPlan({
    name: 'Art exhibition',
    description: 'Exhibition in the town hall 5 to 26 March, opening on the 5th.',
    startDate: '2027-01-10',
    dueDate: '2027-03-28',
  });
  expect(new Set(daysOf(/opening|welcome/i)).size).toBeLessThan(4);
});

test('who moves on a weekend opens once', () => {
  const { daysOf } = typedPlan({
    name: 'Move our shop to the high street',
    description: 'We move on the weekend of 23-24 January. Lease signed.',
    startDate: '2026-12-07',
    dueDate: '2027-02-05',
  });
  expect(daysOf(/^Open /).length).toBeLessThan(2);
});

test('a line of the day that says what its step does is that step, once and in the words of the brief', () => {
  const { titles, dayOf } = typedPlan({
    name: 'Talk at the library',
    description: 'I give a talk about bees at the library on 18 February, 7pm, 45 minutes. Slides, leaflets',
    startDate: '2027-01-10',
    dueDate: '2027-02-20',
  });
  expect(titles.filter((title) => /^Give (?:a|the) talk (?:about|and)/.test(title))).toEqual([
    'Give a talk about bees at the library',
  ]);
  expect(dayOf(/^Give a talk about bees/)).toBe('2027-02-18');
});

test('the day is the one that the name of its step tells, not a month of a sentence nobody understands', () => {
  const { daysOf } = typedPlan({
    name: 'School play with year 6',
    description:
      '28 kids, rehearsals Tuesday and Thursday after school from after February half term. Performances 26 and 27 May',
    startDate: '2027-01-11',
    dueDate: '2027-05-27',
  });
  expect(daysOf(/^Perform/)).toEqual(['2027-05-26', '2027-05-27']);
});

test('the day of a piece of work is not the day of the whole', () => {
  const { dayOf } = typedPlan({
    name: 'Christmas dinner for 11',
    description: 'Turkey ordered from the butcher, collect on the 23rd.',
    startDate: '2026-12-12',
    dueDate: '2026-12-25',
  });
  expect(dayOf(/^Cook and serve/)).toBe('2026-12-25');
  expect(dayOf(/collect/)).toBe('2026-12-23');
});

test('a project that ends before its event gets ready for it, and does nothing of its day', () => {
  const { titles } = typedPlan({
    name: 'ISO 9001 surveillance audit',
    description: 'Audit is 17 and 18 March. Internal audit must be done before.',
    startDate: '2027-01-11',
    dueDate: '2027-03-16',
  });
  expect(titles.some((title) => /^Practise with staff/.test(title))).toBe(true);
  expect(titles.some((title) => /with the auditor|auditor's findings/.test(title))).toBe(false);
});

test('a fair of three days stands on all of them, is packed up on the last, and its days are those of no other step', () => {
  const { plan, daysOf, dayOf } = typedPlan({
    name: 'Stand auf der Gartenmesse',
    description: 'Messe ist vom 19. bis 21. Februar, Stand ist gebucht. Brauche Flyer.',
    locale: 'de-DE',
    startDate: '2026-12-07',
    dueDate: '2027-02-26',
  });
  expect(daysOf(/^(Ersten|Zweiten) Tag /)).toEqual(['2027-02-19', '2027-02-20', '2027-02-21']);
  expect(dayOf(/^Abbauen/)).toBe('2027-02-21');
  expect((dayOf(/^Anfragebogen/) ?? '9') < '2027-02-19').toBe(true);
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
});

test('the day of a count and that of a shoot are those that the brief names', () => {
  const days = { startDate: '2026-12-07', dueDate: '2027-01-29' };
  const count = typedPlan({
    ...days,
    ...{ name: 'Inventur Laden', description: 'Ca. 3000 Artikel. Stichtag 31.12.', locale: 'de-DE' },
  });
  expect(count.dayOf(/^Bereich für Bereich zählen/)).toBe('2026-12-31');
  const shoot = typedPlan({
    ...days,
    ...{ name: 'Photos de la carte du restaurant', locale: 'fr-FR' },
    description: 'Pour un client, séance le 12 janvier, 15 plats.',
  });
  expect(shoot.dayOf(/^Dresser et photographier/)).toBe('2027-01-12');
});
