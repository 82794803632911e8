import { describe, expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const DAYS = { startDate: '2027-01-04', dueDate: '2027-06-18' };

describe.each([
  ['en-GB', 'Guitar', "Total beginner, I'd like to play 3 songs at our campfire in June. 20 min a day"],
  ['de-DE', 'Gitarre lernen', 'bei null, 20 Minuten am Tag'],
  ['fr-FR', 'Apprendre la guitare', 'débutant, 20 min par jour'],
  ['es-ES', 'Aprender a tocar la guitarra', 'desde cero, 20 min al día'],
])('some minutes a day (%s)', (locale, name, description) => {
  const { plan } = typedPlan({ name, description, locale, ...DAYS });

  test('are practised on most days, with topics', () => {
    const practice = plan.tasks.filter(({ repeat }) => repeat);
    expect(practice.length).toBeGreaterThan(70);
    expect(new Set(practice.map(({ title }) => title)).size).toBeGreaterThan(8);
  });

  test('are the most of a day, and what goes with the practice is done in one of them', () => {
    expect(plan.feasible).toBe(true);
    expect(plan.tasks.every(({ estimatedHours }) => (estimatedHours ?? 0) <= 20 / 60 + 1e-9)).toBe(true);
    expect(plan.tasks.filter(({ title }) => /\(1\/\d\)/.test(title))).toEqual([]);
  });
});

test('"I do about 45 minutes a day" are the sessions of an exam by its topics, and no thing called like the project', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Code de la route',
    description: "J'ai le livre, je fais environ 45 min par jour après le boulot. Examen le 23 janvier.",
    locale: 'fr-FR',
    startDate: '2026-12-07',
    dueDate: '2027-01-23',
  });
  const practice = plan.tasks.filter(({ repeat }) => repeat);
  expect(new Set(practice.map(({ title }) => title)).size).toBeGreaterThan(8);
  expect(practice.every(({ estimatedHours }) => estimatedHours === 0.75)).toBe(true);
  expect(dayOf(/^Passer l'examen/)).toBe('2027-01-23');
});
