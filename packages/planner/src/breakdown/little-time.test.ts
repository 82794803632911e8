import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('with too little time for all, what the brief names has its days, and steps of the kind are offered', () => {
  const lines = ['Product photos', 'Legal pages', 'Shipping rates', 'Newsletter sign-up'];
  const { plan, reading } = typedPlan({
    name: 'Online shop for ceramics',
    description: `${lines.join('\n')}\n`,
    startDate: '2027-01-04',
    dueDate: '2027-01-15',
    hoursPerDay: 2.5,
  });
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.every(({ dueDate }) => dueDate !== null)).toBe(true);
  expect(plan.tasks.some(({ title }) => /shipping rates/i.test(title))).toBe(true);
  expect(reading.statements.some(({ kind }) => kind === 'suggestion')).toBe(true);
});

test('practice begins behind what it needs, and leaves time for the rest', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Real estate license exam',
    description: '',
    startDate: '2026-12-07',
    dueDate: '2027-02-27',
    hoursPerDay: 2,
  });
  expect(plan.feasible).toBe(true);
  const first = plan.tasks.find(({ repeat }) => repeat)?.dueDate ?? '';
  expect(first > (dayOf(/^Read the exam guide/) ?? '9')).toBe(true);
  expect(dayOf(/^(?:Take|Sit) the (?:.* )?exam/)).toBe('2027-02-27');
});

test('one habit of a training is no plan of the person’s own', () => {
  const { plan, breakdown } = typedPlan({
    name: 'First triathlon',
    description: 'Race is on May 23. Long ride every Saturday. Buy a wetsuit.',
    startDate: '2026-12-08',
    dueDate: '2027-05-23',
  });
  expect(breakdown.kind?.id).toBe('triathlon');
  const practised = new Set(plan.tasks.flatMap(({ title, repeat }) => (repeat ? title.split(':')[0] : [])));
  expect(practised.has('Long ride')).toBe(true);
  expect([...practised].some((title) => title?.startsWith('Swim'))).toBe(true);
});

test('a habit whose length the brief says stays one thing', () => {
  const { plan } = typedPlan({
    name: 'Month',
    description: 'Do yoga every day for 20 minutes.\nClear the attic.',
    startDate: '2026-12-01',
    dueDate: '2026-12-28',
  });
  const habits = new Set(plan.tasks.flatMap(({ title, repeat }) => (repeat ? title : [])));
  expect([...habits]).toEqual(['Do yoga']);
});

test('what is handed over comes behind what was made', () => {
  const { dayOf } = typedPlan({
    name: 'Website accessibility audit',
    description: 'Audit 12 pages, write a report and a fix list, present to the clerk.',
    startDate: '2027-01-04',
    dueDate: '2027-02-26',
  });
  expect((dayOf(/^Present/) ?? '') >= (dayOf(/report.*write it|^Write a report/i) ?? '9')).toBe(true);
});

test('what people often forget is left out before what the rest needs', () => {
  const { titles, reading } = typedPlan({
    name: 'Learn the guitar',
    description: 'I have 15 minutes a day for it.',
    startDate: '2026-12-07',
    dueDate: '2026-12-31',
  });
  expect(titles.some((title) => /^Buy or borrow a guitar/.test(title))).toBe(true);
  const offered = reading.statements.flatMap((one) => (one.kind === 'suggestion' ? one.title : []));
  expect(offered.some((title) => /^Record a run-through/.test(title))).toBe(true);
});

test('where not everything fits, waits are shortened rather than work left without a day', () => {
  const { plan } = typedPlan({
    name: 'Illustration series for a client',
    description: '',
    startDate: '2026-12-28',
    dueDate: '2027-01-08',
    hoursPerDay: 2,
  });
  expect(plan.feasible).toBe(false);
  expect(plan.assumptions.map(({ id }) => id)).toContain('shortened waits');
});
