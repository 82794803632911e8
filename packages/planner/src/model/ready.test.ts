import { expect, test } from 'vitest';
import { read, when } from '../testing/model-statements.ts';

test('what an event comes after is ready by the day before', () => {
  const { reading } = read(
    'Print flyers, hang them on the 5th. The council signs within 5 days. Fair on 12 Dec.',
    [
      { kind: 'task', quote: 'Print flyers' },
      {
        kind: 'task',
        quote: 'hang them on the 5th',
        when: [when('the 5th', 'on', { day: 5 })],
        after: [1],
      },
      { kind: 'wait', quote: 'The council signs within 5 days', amount: { n: 5, unit: 'day' }, after: [1] },
      {
        kind: 'event',
        quote: 'Fair on 12 Dec',
        when: [when('12 Dec', 'on', { day: 12, month: 12 })],
        after: [1, 2, 3],
      },
    ],
  );
  expect(reading.statements).toMatchObject([
    { by: '2026-12-11' },
    { on: ['2026-12-05'], by: null },
    { until: '2026-12-11' },
    { on: '2026-12-12' },
  ]);
});

test('of what happens several times, no day is that by which all of it is ready', () => {
  const fridays = { day: 27, month: 11, untilDay: 11, untilMonth: 12, weekdays: [5] };
  const { reading } = read('Cut 3 episodes, one comes out every Friday from 27 Nov to 11 Dec.', [
    { kind: 'task', quote: 'Cut 3 episodes', parts: { count: 3, unit: 'episode' } },
    {
      ...{ kind: 'event', quote: 'one comes out every Friday from 27 Nov to 11 Dec', after: [1], each: true },
      when: [when('every Friday from 27 Nov to 11 Dec', 'on', fridays)],
    },
  ]);
  expect(reading.statements).toMatchObject([{ by: null }, { on: '2026-11-27', until: '2026-12-11' }]);
});
