import { weekdayOf } from '@daymark/domain/dates';
import type { Step } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';
import { beyondTheEnd } from './beyond-the-end.ts';

// What only the kind of a project can tell of a brief's words.

test('a habit with no name but that of the project is the time for it, unless the kind is practised', () => {
  const taxes = typedPlan({
    name: 'Steuererklärung 2025',
    description: 'Belege sind schon sortiert. Mache es selbst mit Elster, abends ca. 1 Std.',
    startDate: '2026-12-03',
    dueDate: '2026-12-17',
    locale: 'de-DE',
  });
  expect(taxes.titles.filter((title) => title === 'Steuererklärung 2025')).toEqual([]);
  expect(taxes.reading.statements).toContainEqual(
    expect.objectContaining({ kind: 'availability', minutes: 60, per: 'day' }),
  );
  const ukulele = typedPlan({
    name: 'Learn the ukulele',
    description: '20 minutes every evening.',
    startDate: '2027-01-04',
    dueDate: '2027-03-26',
  });
  expect(ukulele.plan.tasks.some(({ repeat }) => repeat)).toBe(true);
});

test('what a client wants is planned where the project makes such things', () => {
  const { titles } = typedPlan({
    name: 'Website for a dentist',
    description: '5 page site. Client wants online booking. Client wants to be proud of it.',
    startDate: '2026-12-07',
    dueDate: '2027-03-01',
  });
  expect(titles.some((title) => /^Online booking: /.test(title))).toBe(true);
  expect(titles.some((title) => /proud/.test(title))).toBe(false);
});

test('a lone size is asked about, several counted things are work', () => {
  const vegetables = (description: string) =>
    typedPlan({ name: 'Vegetable garden', description, startDate: '2027-02-01', dueDate: '2027-06-30' });
  const { reading, titles } = vegetables('Small backyard, about 4x6 m, just grass now.');
  expect(titles.some((title) => /4x6/.test(title))).toBe(false);
  expect(reading.statements).toContainEqual(
    expect.objectContaining({ words: expect.objectContaining({ text: 'about 4x6 m' }) }),
  );
  const counted = typedPlan({
    name: 'Website for a dentist',
    description: '12 patient stories, 3 case studies, 2 brochures',
    startDate: '2027-02-01',
    dueDate: '2027-06-30',
  });
  for (const thing of [/patient stories/i, /case stud/i, /brochures?/i])
    expect(counted.titles.some((title) => thing.test(title))).toBe(true);
});

test('what nine of ten would delete is planned only in detail', () => {
  const { titles, reading } = typedPlan({
    name: 'Stocktake',
    description: '',
    startDate: '2027-01-04',
    dueDate: '2027-03-26',
  });
  const why = /^Write down why stock was missing/;
  expect(titles.some((title) => why.test(title))).toBe(false);
  expect(reading.statements).toContainEqual(
    expect.objectContaining({ kind: 'suggestion', title: expect.stringMatching(why) }),
  );
});

test('who says how much time there is learns in all of it, and prepares in less', () => {
  const learned = (description: string) =>
    typedPlan({ name: 'Learn Spanish', description, startDate: '2027-01-01', dueDate: '2027-05-07' });
  const sessions = ({ plan }: ReturnType<typeof typedPlan>) => plan.tasks.filter(({ repeat }) => repeat);
  const half = learned('have about 30 min a day');
  expect(half.plan.feasible).toBe(true);
  expect(sessions(half).length).toBeGreaterThan(40);
  for (const { estimatedHours } of half.plan.tasks) expect(estimatedHours).toBeLessThanOrEqual(0.5);
  const hours = (one: ReturnType<typeof typedPlan>) =>
    sessions(one).reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);
  expect(hours(learned('2 hours a day'))).toBeGreaterThan(hours(learned('')) * 1.3);
});

test('training has days of rest between', () => {
  const { plan } = typedPlan({
    name: 'Half marathon',
    description: 'Can run 5k without stopping. 3 runs a week max because of my knees',
    startDate: '2027-01-04',
    dueDate: '2027-04-24',
  });
  const weekdays = new Set(
    plan.tasks.flatMap(({ repeat, dueDate }) => (repeat && dueDate ? weekdayOf(dueDate) : [])),
  );
  expect([...weekdays].toSorted()).toEqual([1, 3, 5]);
});

test('what follows practice has its time behind it', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Theory test',
    description: 'booked for 14th Jan. half an hour most evenings',
    startDate: '2026-12-08',
    dueDate: '2027-01-14',
  });
  expect(plan.feasible).toBe(true);
  expect((dayOf(/^Do two practice tests/) ?? '~') < '2027-01-14').toBe(true);
  expect((dayOf(/^Lay out identity card/) ?? '~') < '2027-01-14').toBe(true);
});

test('replies are waited for behind the sending of what a line names', () => {
  const { plan, dayOf } = typedPlan({
    name: "Dad's 70th",
    description: 'Party on Sat 13 February at the hall. need food, music, invites, cake',
    startDate: '2026-12-05',
    dueDate: '2027-02-13',
  });
  const wait = plan.waits.find(({ title }) => /^Guests reply/.test(title));
  expect((wait?.from ?? '') >= (dayOf(/^Invites: .*send/i) ?? '~')).toBe(true);
});

test('the little behind a long last wait is left out, and most of a project never', () => {
  const work = (place: number, title: string, minutes: number): Step => ({
    ...{ place, after: place === 1 ? [] : [place - 1], phase: 'make', title, minutes, done: null },
  });
  const office: Step = {
    place: 3,
    after: [2],
    phase: 'make',
    wait: 'The office decides',
    who: null,
    days: 45,
  };
  const steps = [
    work(1, 'Fill it in', 240),
    work(2, 'Send it', 240),
    office,
    work(4, 'Compare the notice', 60),
  ];
  const span = (dueDate: string) => ({ startDate: '2026-12-01', dueDate, minutesUntil: () => 6_000 });
  expect([...beyondTheEnd(steps, span('2026-12-15'))].toSorted()).toEqual([3, 4]);
  expect(beyondTheEnd(steps, span('2027-02-15')).size).toBe(0);
  const first: Step[] = [
    { ...office, place: 1, after: [] },
    work(2, 'Fill it in', 240),
    work(3, 'Send it', 240),
  ];
  expect(beyondTheEnd(first, span('2026-12-15')).size).toBe(0);
});

test('a month in which it is done is no first day of work that has no time from then on', () => {
  const { plan, titles } = typedPlan({
    name: 'MTD - get clients ready',
    description:
      '14 sole trader clients go over to Making Tax Digital for income tax in April. 5 already use software, rest are on spreadsheets or paper. I can do 2 mornings a week on this.',
    startDate: '2026-12-10',
    dueDate: '2027-04-05',
  });
  expect(titles.length).toBeGreaterThan(5);
  expect(plan.feasible).toBe(true);
  expect((plan.tasks[0]?.dueDate ?? '') < '2027-01-01').toBe(true);
});

test('when somebody works on the project is the time that there is for it, and a booked test is none', () => {
  const novel = typedPlan({
    name: 'Finish my novel draft',
    description: 'I write mornings before the kids get up, about 45 min. Outline is done.',
    startDate: '2026-12-14',
    dueDate: '2027-03-31',
  });
  expect(novel.titles.filter((title) => /^Write /.test(title)).length).toBeGreaterThan(10);
  expect(novel.plan.tasks.every(({ estimatedHours }) => estimatedHours <= 0.75)).toBe(true);
  const theory = typedPlan({
    name: 'Driving theory test',
    description: 'test booked 15 January, half an hour a day after work',
    startDate: '2026-12-09',
    dueDate: '2027-01-15',
  });
  expect(theory.titles.filter((title) => /^Test booked/.test(title))).toEqual([]);
  expect(theory.plan.tasks.some(({ repeat }) => repeat)).toBe(true);
});

test('one more habit leaves those of a kind of several in the plan', () => {
  const { titles } = typedPlan({
    name: 'lose a stone',
    description: 'Swimming Mondays and Wednesdays, cooking more at home, cut down on wine',
    startDate: '2027-01-02',
    dueDate: '2027-05-01',
  });
  expect(titles).toContain('Swimming');
  expect(titles.some((title) => /^Plan the week, shop and cook ahead/.test(title))).toBe(true);
});
