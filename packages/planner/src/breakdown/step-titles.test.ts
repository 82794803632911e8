import { expect, test } from 'vitest';
import { joinedTitle, practiceTitle } from './step-titles.ts';

test('a long line is shortened before what only says more of its thing, and the step is whole', () => {
  expect(
    joinedTitle('Updated privacy notice / HIPAA agreement with the vendor', 'List who works with data'),
  ).toBe('Updated privacy notice / HIPAA agreement: list who works with data');
  expect(joinedTitle('Ölen mit Trockenzeit und eine Bautreppe für die Woche dazwischen', 'Entstauben')).toBe(
    'Ölen mit Trockenzeit und eine Bautreppe: Entstauben',
  );
  expect(joinedTitle('Contact form', 'Build it')).toBe('Contact form: build it');
});

test('a line without such a word is shortened at a space', () => {
  expect(joinedTitle('Extraordinarily comprehensive neighbourhood celebration preparations', 'Plan it')).toBe(
    'Extraordinarily comprehensive neighbourhood…: plan it',
  );
});

test('the longer the step, the shorter the line before it', () => {
  const step = 'Agree with the neighbours who brings which of the tables';
  const title = joinedTitle('Tables and benches for the yard of the school', step);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title.endsWith(step.slice(1))).toBe(true);
});

test('topics of practice keep their capitals', () => {
  expect(practiceTitle('Study for the exam', 'Route 53 and CloudFront')).toBe(
    'Study for the exam: Route 53 and CloudFront',
  );
  expect(joinedTitle('Theorie lernen', 'Gefahrenlehre')).toBe('Theorie lernen: Gefahrenlehre');
  expect(joinedTitle('Menu', 'Prendre les photos')).toBe('Menu: prendre les photos');
});
