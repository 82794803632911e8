import { isWaitStep, type Step } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { isWait, isWork } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { wait } from '../testing/readings.ts';
import { requestFor } from '../testing/requests.ts';
import { typedPlan } from '../testing/typed-plan.ts';
import { brokenDown } from './broken-down.ts';

const [startDate, dueDate] = ['2027-01-04', '2027-09-30'];

/** Of each domain a kind with one wait for its client, which work follows. */
const KINDS = [
  ...new Map(
    libraryIn('en').kinds.flatMap((kind) => {
      const waits = kind.steps.filter(isWait).filter(({ who }) => who === 'client');
      const [one, more] = waits;
      const followed = kind.steps.find((step) => isWork(step) && step.after.includes(one?.place ?? 0));
      return one && !more && followed && kind.variants.length === 0
        ? [[kind.domain, { kind, one, followed }] as const]
        : [];
    }),
  ).values(),
];

test.each(KINDS)(
  'a wait for the client is the one that the kind has: $kind.id',
  ({ kind, one, followed }) => {
    const own = wait('The client needs a fortnight to answer', {
      who: 'client',
      lag: { days: 14, unit: 'calendar' },
    });
    const reading = { statements: [own] };
    const request = requestFor({ name: kind.name, dueDate, startDate, reading });
    const broken = brokenDown({ ...request, depth: 'balanced', kind: kind.id, corrections: [] });
    const whole = broken.reading.statements.find((other) => other.kind === 'library');
    const steps: Step[] = whole?.kind === 'library' ? whole.steps : [];
    expect(steps.filter(isWaitStep).map(({ place }) => place)).not.toContain(one.place);
    const behind = steps.filter(
      ({ place }) => place === followed.place || Math.floor(place / 100) === followed.place,
    );
    expect(behind.some((step) => step.behind?.includes(own.id))).toBe(true);
    const waited = broken.reading.statements.find(({ id }) => id === own.id);
    expect(waited?.kind === 'wait' && waited.after.length).toBeGreaterThan(0);
  },
);

test('what is sent for comments comes before the wait for them, and what needs them behind it', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Illustration series',
    description:
      'Commission for the tourist office. Roughs have to be with them by Friday 18 December and they usually need a week to come back with changes.',
    startDate: '2026-12-02',
    dueDate: '2027-01-22',
  });
  const [one] = plan.waits.filter(({ title }) => /come back/.test(title));
  expect(one?.from && one.from >= (dayOf(/^Roughs/) ?? '~')).toBe(true);
  expect((dayOf(/thumbnails/) ?? '~') <= (one?.from ?? '')).toBe(true);
  for (const behind of [/^Ink/, /^Colour the second half/])
    expect((dayOf(behind) ?? '') >= (one?.to ?? '~')).toBe(true);
});
