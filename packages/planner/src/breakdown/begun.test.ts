import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const DAYS = { startDate: '2027-01-04', dueDate: '2027-06-30' };

test.each([
  [
    'en-GB',
    'Finish first draft of the novel',
    'At 31,000 words, aiming for about 80k.',
    /^Write chapters 10 and 11/,
  ],
  ['en-GB', 'Thriller', '61,000 words written', /^Write chapters 19 and 20/],
  ['de-DE', 'Masterarbeit', '30 von 60 Seiten sind geschrieben', /^Drittes Viertel des Literaturkapitels/],
  ['fr-FR', 'Mon roman', "j'en suis à 40 000 mots, objectif 90 000", /^Écrire les chapitres 10 et 11/],
  ['es-ES', 'TFM', 'llevo 40 páginas de 80', /^Escribir el tercer cuarto del marco teórico/],
])(
  '%s: "%s", "%s": what is made is gone on with, and what comes before it is over',
  (locale, name, description, next) => {
    const { plan } = typedPlan({ name, description, locale, ...DAYS });
    const first = plan.tasks.filter(({ estimatedHours }) => (estimatedHours ?? 0) > 1)[0];
    expect(first?.title).toMatch(next);
  },
);

test('what is left of an amount is none that is there', () => {
  const { titles } = typedPlan({ name: 'My novel', description: '31,000 words left to write', ...DAYS });
  expect(titles.some((title) => /^Write the story in one sentence/.test(title))).toBe(true);
});

test('a share of what is practised leaves the topics that follow, and an exam that is booked is not booked again', () => {
  const { titles, dayOf } = typedPlan({
    name: 'Pass NCLEX-RN',
    description: 'Exam is booked for Feb 23. About 40% through the question bank.',
    locale: 'en-US',
    startDate: '2026-12-09',
    dueDate: '2027-02-23',
  });
  expect(
    titles.some((title) => /Safety, infection control|^Choose one question bank|^Book the exam/.test(title)),
  ).toBe(false);
  expect(titles.some((title) => /Mental health/.test(title))).toBe(true);
  expect(dayOf(/^Take the exam/)).toBe('2027-02-23');
});

test('what is aimed for is no work of its own', () => {
  const { titles } = typedPlan({
    name: 'My novel',
    description: '52,000 words done, aiming for 90k.',
    ...DAYS,
  });
  expect(titles.some((title) => /90k/.test(title))).toBe(false);
});

test.each([
  ["Master's thesis", '30% deposit for the printer already paid', /^Collect three possible topics/],
  [
    "Master's thesis",
    'Halfway meeting with my supervisor in March',
    /^(?:Collect three possible topics|Narrow the topic)/,
  ],
  ["Children's birthday party", 'At home, now 10 children', /invitation/i],
])('"%s", "%s": a share or a number of something else is no progress', (name, description, first) => {
  expect(typedPlan({ name, description, ...DAYS }).dayOf(first)).not.toBeNull();
});
