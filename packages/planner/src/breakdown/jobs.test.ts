import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const DAYS = { startDate: '2026-12-01', dueDate: '2027-02-12' };

test('a list of jobs, each with its verb, is the plan, and the kind of project adds nothing of its own', () => {
  const { titles, breakdown } = typedPlan({
    ...DAYS,
    name: 'Winter jobs at Hartwell House',
    description:
      '- prune the apple trees\n- cut back the long border\n- mulch the beds\n- fix the greenhouse glass\n- order seeds\n- service the mowers',
  });
  expect(breakdown.kind?.id).toMatch(/garden/);
  expect(titles.some((title) => /lawn|terrace|tender/i.test(title))).toBe(false);
  for (const named of [/prune/i, /border/i, /mulch/i, /greenhouse/i, /seeds/i, /mowers/i])
    expect(titles.some((title) => named.test(title))).toBe(true);
});

test('numbers inside of a line begin its items, also the first one of a brief', () => {
  const { titles } = typedPlan({
    ...DAYS,
    name: 'Patient onboarding review',
    description:
      '1) interview the staff 2) map how it works today 3) find the gaps 4) write recommendations 5) present to the partners',
  });
  expect(titles.filter((title) => /\d/.test(title.replace(/ \(\d\/\d\)$/, '')))).toEqual([]);
  expect(titles.some((title) => title.startsWith('Map how it works'))).toBe(true);
});

test('what somebody else buys is still worked with, and what they make is not', () => {
  const { titles } = typedPlan({
    ...DAYS,
    name: 'Bathroom refit at 14 Mill Lane',
    description: 'Rip out the old suite, fit walk-in shower, new basin and toilet. Customer buys the tiles.',
  });
  expect(titles.some((title) => /\btile|\bgrout/i.test(title))).toBe(true);
});

test('several things that somebody else brings are all settled', () => {
  const of = (more: string) =>
    typedPlan({
      ...DAYS,
      name: "Site web pour un cabinet d'ostéopathie",
      description: `Site vitrine de cinq pages.${more}`,
      locale: 'fr-FR',
    }).titles;
  const isMade = (title: string) => /rédiger le premier jet|faire ou choisir les photos/i.test(title);
  expect(of('').some(isMade)).toBe(true);
  expect(of(' La cliente fournit les textes et les photos.').some(isMade)).toBe(false);
});

test('numbered things are done in their order, whichever the kind has', () => {
  const { dayOf } = typedPlan({
    ...DAYS,
    name: 'ISO 9001 internal audit',
    description:
      '1) audit plan 2) checklists 3) interviews in production and purchasing 4) report 5) corrective actions 6) management review',
  });
  const days = [
    /^Audit plan/,
    /^Checklists/,
    /^Interviews/,
    /^Report/,
    /^Corrective/,
    /^Management review/,
  ].map(dayOf);
  expect(days.every((day) => day !== null)).toBe(true);
  expect(days).toEqual(days.toSorted());
});

test('jobs that are mostly steps of a kind that a project is surely of are some of those', () => {
  const { titles, dayOf } = typedPlan({
    name: 'Move dad into care home',
    description:
      'Need to do financial assessment, pack his things, cancel his flat, redirect post, tell GP and pension.',
    startDate: '2026-12-10',
    dueDate: '2027-02-05',
  });
  expect(dayOf(/^Bring the furniture and set up the room/)).not.toBeNull();
  for (const named of [/^Pack his things/, /^Cancel his flat/, /^Redirect post/])
    expect(titles.some((title) => named.test(title))).toBe(true);
});
