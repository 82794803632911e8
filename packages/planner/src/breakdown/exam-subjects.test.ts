import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const exams = [
  ['Human Physiology', '2027-01-11', 'Monday 11 January'],
  ['Biochemistry', '2027-01-14', 'Thursday 14 January'],
  ['Statistics', '2027-01-19', 'Tuesday 19 January'],
] as const;

test.each([2, 3])(
  '%d exams with days of their own are learned for in their order, each before its day',
  (count) => {
    const some = exams.slice(0, count);
    const { plan, titles } = typedPlan({
      name: 'January exams',
      description: some.map(([subject, , day]) => `- ${subject} ${day}`).join('\n'),
      startDate: '2026-12-07',
      dueDate: some.at(-1)?.[1] ?? '',
    });
    for (const [subject, day] of some) {
      const rows = plan.tasks.filter(({ title, repeat }) => repeat && title.endsWith(`: ${subject}`));
      expect(rows.length, subject).toBeGreaterThan(1);
      expect(
        rows.every(({ dueDate }) => dueDate !== null && dueDate <= day),
        subject,
      ).toBe(true);
    }
    expect(titles.filter((title) => /^Write the (?:first|other) exam/.test(title))).toEqual([]);
    const tried = plan.tasks.filter(({ title }) => /^Write an old exam/.test(title));
    expect(tried.every(({ dueDate }) => dueDate !== null && dueDate < '2027-01-11')).toBe(true);
  },
);

test('what somebody says of how well they know a topic is none, and leaves the others', () => {
  const { titles } = typedPlan({
    name: 'Statistics exam',
    description: 'Weak at probability and regression, ok at tests',
    startDate: '2027-01-04',
    dueDate: '2027-03-19',
  });
  expect(titles.some((title) => /Weak at|[Oo]k at/.test(title))).toBe(false);
});

test('papers and bookings that an exam needs are no topics of it', () => {
  const { titles } = typedPlan({
    name: 'Apply for nursing registration in Australia',
    description:
      'English test already passed, now need self assessment, documents verification, NCLEX and OSCE booking.',
    startDate: '2026-12-10',
    dueDate: '2027-07-31',
  });
  expect(titles.some((title) => /^Study.*(verification|assessment|booking)/i.test(title))).toBe(false);
  expect(titles.some((title) => /^Study/.test(title))).toBe(true);
});
