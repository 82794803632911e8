import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale: string) =>
  readBrief({
    name: 'App',
    description,
    startDate: '2026-11-30',
    dueDate: '2027-03-26',
    today: '2026-11-29',
    locale,
  }).statements;

test('the hours a week of somebody who does it themselves are the time for the project, and no habit', () => {
  for (const [brief, locale] of [
    ['Quiero hacer una app. La haré yo en Flutter por las tardes, unas 6 horas a la semana.', 'es'],
    ['Une appli pour le club. Je le ferai le soir, environ 6 heures par semaine.', 'fr'],
    ["An app for the club. I'll do it in the evenings, about 6 hours a week.", 'en-US'],
  ] as const) {
    const statements = read(brief, locale);
    expect(
      statements.map(({ kind }) => kind),
      brief,
    ).not.toContain('repeat');
    expect(statements, brief).toContainEqual(
      expect.objectContaining({ kind: 'availability', minutes: 360, per: 'week' }),
    );
  }
});

test('the hours a week of a habit are shared by its days', () => {
  const [daily] = read('Practise guitar every day, 7 hours a week.', 'en-US');
  expect(daily).toMatchObject({ kind: 'repeat', rule: 'FREQ=DAILY', minutes: 60 });
});

test('a habit from one hour to another takes the time between', () => {
  const [written] = read('Write 6-7.30 before work mon to fri.', 'en-GB');
  expect(written).toMatchObject({ kind: 'repeat', minutes: 90 });
});
