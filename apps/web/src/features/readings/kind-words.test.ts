import type { StatementFields } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { sampleTask, statementsOf } from '../../testing/readings.ts';
import { kindWords } from './kind-words.ts';

const TODAY = '2026-11-23';

function wordsOf(fields: StatementFields): string {
  const [statement] = statementsOf('Some words.', [['Some words.', fields]]);
  if (!statement) return '';
  const { name, details } = kindWords(statement, TODAY);
  return [name, ...details].join(' · ');
}

const anyTime = {
  weekdays: [],
  rule: null,
  minutes: null,
  per: 'day' as const,
  off: [],
  from: null,
  until: null,
};

test('what comes from the library says so, with its steps and hours', () => {
  const step = (place: number, minutes: number) => ({
    place,
    title: `Step ${place}`,
    minutes,
    done: null,
    after: [],
  });
  const steps = [
    step(1, 90),
    { place: 2, wait: 'Papers arrive', who: null, days: 7, after: [1] },
    step(3, 150),
  ];
  const limits = { from: null, weekdays: [], except: [], exceptWeekdays: [], after: [] };
  expect(
    wordsOf({
      ...{ kind: 'library', title: 'Tax return', wish: 'Do my taxes', project: 'tax-return', steps },
      ...{ ...limits, by: null },
    }),
  ).toBe('From the library: Tax return · 2 steps · about 4 h');
});

test('a line says in words what it was taken for', () => {
  expect(
    wordsOf(
      sampleTask('Concept', {
        parts: { count: 3, unit: null, first: 1 },
        effort: { amount: 120, unit: 'minutes', per: 'part', said: false },
      }),
    ),
  ).toBe('3 tasks · 2 h each (guess)');
  expect(wordsOf(sampleTask('Call', { by: '2026-12-04', optional: true }))).toMatch(
    /^Task · by .*4.* · optional$/,
  );
  expect(wordsOf(sampleTask('Paint', { except: ['2026-12-04'], exceptWeekdays: [5] }))).toMatch(
    /^Task · not Fri · not on .*4.*$/,
  );
  expect(wordsOf(sampleTask('Write', { windows: [{ from: '2026-12-01', to: '2026-12-04' }] }))).toMatch(
    /^Task · each by .*4.*$/,
  );
  expect(
    wordsOf({
      kind: 'repeat',
      title: 'Yoga',
      rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      timesAWeek: null,
      minutes: 20,
      from: null,
      until: null,
      except: [],
    }),
  ).toBe('Every weekday · 20 min');
  expect(
    wordsOf({
      kind: 'wait',
      title: 'Pick',
      who: 'client',
      lag: { days: 3, unit: 'calendar' },
      until: null,
      after: [],
      each: true,
    }),
  ).toBe('Wait · client · 3 days · each time');
  expect(wordsOf({ kind: 'availability', ...anyTime, weekdays: [5], rule: 'never' })).toBe(
    'Not available · Fri',
  );
  expect(wordsOf({ kind: 'availability', ...anyTime, minutes: 240, weekdays: [1, 2], rule: 'only' })).toBe(
    'Working time · only Mon, Tue · 4 h a day',
  );
  expect(
    wordsOf({ kind: 'availability', ...anyTime, off: [{ from: '2026-12-24', to: '2026-12-27' }] }),
  ).toMatch(/^Not available · .*24.* to .*27/);
  expect(wordsOf({ kind: 'theirs', who: 'Anna', by: null })).toBe('Somebody else · Anna');
  expect(wordsOf({ kind: 'excluded' })).toBe('Left out');
  expect(wordsOf({ kind: 'unsure', kinds: ['task', 'note'], question: null })).toBe('Not sure');
});
