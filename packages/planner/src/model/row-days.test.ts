import { expect, test } from 'vitest';
import { planOf, read, row, weekly } from '../testing/model-lines.ts';

test('"only in the evenings, every day" opens the days on which one does not work otherwise', () => {
  const { rows } = planOf('Sew the costume. Only evenings after 8, Sunday afternoons too.', [
    { kind: 'task', quote: 'Sew the costume', title: 'Sew the costume' },
    {
      ...{ kind: 'availability', quote: 'Only evenings after 8', hours: 2 },
      when: [weekly('Only evenings after 8', 'only', [1, 2, 3, 4, 5, 6, 7])],
    },
    {
      ...{ kind: 'availability', quote: 'Sunday afternoons too', hours: 4 },
      when: [weekly('Sunday afternoons too', 'also', [7])],
    },
    row(1, 'Cut the cloth', 2, { date: '2026-11-28' }),
    row(1, 'Sew the skirt', 4, { date: '2026-11-29' }),
    row(1, 'Sew the jacket', 2, { date: '2026-11-30' }),
  ]);
  expect(rows.map(({ dueDate }) => dueDate)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
});

test('days of a line limit the rows that keep to them, and no others of the line', () => {
  const { rows } = planOf('Measure the girls, only at training on Fridays.', [
    {
      ...{ kind: 'task', quote: 'Measure the girls', title: 'Measure the girls' },
      when: [weekly('only at training on Fridays', 'only', [5])],
    },
    row(1, 'Tell the parents', 0.5, { date: '2026-11-25' }),
    row(1, 'Measure at training', 1.5, { date: '2026-11-27', after: [2] }),
    row(1, 'Measure who was ill', 0.5, { date: '2026-12-04', after: [3] }),
  ]);
  expect(rows.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual([
    'Tell the parents 2026-11-25',
    'Measure at training 2026-11-27',
    'Measure who was ill 2026-12-04',
  ]);
});

test('rows that all break the days of their line are held to them', () => {
  const { rows } = planOf('Measure the girls, only at training on Fridays.', [
    {
      ...{ kind: 'task', quote: 'Measure the girls', title: 'Measure the girls' },
      when: [weekly('only at training on Fridays', 'only', [5])],
    },
    row(1, 'Measure half of them', 1, { date: '2026-11-25' }),
    row(1, 'Measure the others', 1, { date: '2026-11-26' }),
  ]);
  expect(rows.map(({ dueDate }) => dueDate)).toEqual(['2026-11-27', '2026-11-27']);
});

test('what may be left out stays so where all other rows break the days of their line', () => {
  const { asRead } = planOf('Measure the girls, only at training on Fridays.', [
    {
      ...{ kind: 'task', quote: 'Measure the girls', title: 'Measure the girls' },
      when: [weekly('only at training on Fridays', 'only', [5])],
    },
    row(1, 'Measure half of them', 1, { date: '2026-11-25' }),
    row(1, 'Photograph the old costumes', 1, { date: '2026-11-26', optional: true }),
  ]);
  const own = asRead.statements.find((one) => one.kind === 'task' && /Photograph/.test(one.title));
  expect(own).toMatchObject({ optional: true, weekdays: [] });
});

test('an appointment may be later than the length that the brief gives for the wait', () => {
  const lines = [
    { kind: 'task', quote: 'Clear the flat', title: 'Clear the flat' },
    {
      ...{ kind: 'wait', quote: 'you have to book the van 10 days ahead', title: 'The van comes' },
      amount: { n: 10, unit: 'day', per: 'whole' },
    },
  ];
  const brief = 'Clear the flat, you have to book the van 10 days ahead.';
  const lagTo = (until: string) =>
    read(brief, [...lines, row(2, 'The van comes', 0, { date: '2026-11-25', until })]).reading.statements;
  expect(lagTo('2026-12-12')).toMatchObject([{}, { lag: { days: 17, unit: 'calendar' } }]);
  expect(lagTo('2026-11-30')).toMatchObject([{}, { lag: { days: 10, unit: 'calendar' } }]);
});
