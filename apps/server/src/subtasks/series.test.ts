import type { NewSeries } from '@daymark/contract/series';
import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { startTestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { makePlan, makeProject, makeUser } from '../testing/people.ts';
import { writeSeriesAhead } from './series-changes.ts';
import { ruledDays } from './series-days.ts';

const INVOICE: NewSeries = {
  title: 'Send the invoice',
  rule: 'FREQ=WEEKLY;BYDAY=FR',
  startsOn: '2026-11-20',
};

/** A project until 11 December and, by default, an invoice every Friday from today on. */
async function makeSeries(fields: Partial<NewSeries> = {}) {
  const made = await makePlan();
  const { user, project } = made;
  const params = { projectId: project.id };
  const body = { ...INVOICE, ...fields };
  const { series, subtasks } = (await user.api.series.create({ params, body })).data;
  const rows = async () =>
    (await user.api.subtasks.list({ params })).data.map(({ title, dueDate }) => `${dueDate} ${title}`);
  const change = async (change: object) =>
    (await user.api.series.change({ params: { id: series.id }, body: change })).data.changeId ?? '';
  const undo = (id: string) => user.api.planChanges.undo({ params: { id } });
  return { ...made, params, series, subtasks, rows, change, undo };
}

/** A project that is due later than series are written ahead. */
async function makeLongPlan(dueDate: string) {
  const app = await startTestApp();
  const user = await makeUser(app);
  return { app, user, project: (await makeProject(user, { dueDate })).project };
}

test('what comes again is written as subtasks of its own, never beyond the project', async () => {
  const { app, user, params, series, subtasks, rows } = await makeSeries({
    estimatedHours: 0.5,
    tags: ['money'],
  });
  expect(await rows()).toEqual(
    ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11'].map((day) => `${day} Send the invoice`),
  );
  expect(subtasks[1]).toMatchObject({
    seriesId: series.id,
    occursOn: '2026-11-27',
    estimatedHours: 0.5,
    tags: ['money'],
  });
  await user.api.subtasks.change({ params: { id: subtasks[0]?.id ?? '' }, body: { status: 'Completed' } });
  const planned = await user.api.subtasks.generate({ params, body: {} });
  expect(planned.count).toBeGreaterThan(3);
  await user.api.subtasks.generate({ params, body: { regenerate: true } });
  expect((await rows()).filter((row) => row.endsWith('Send the invoice'))).toHaveLength(4);
  expect((await user.api.series.list({ params })).data).toMatchObject([
    { rule: INVOICE.rule, onDayOff: 'keep' },
  ]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('an occurrence on a day off gives way as it is asked to', async () => {
  const { rows } = await makeSeries({
    rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=2',
    startsOn: '2026-11-21',
    onDayOff: 'next',
  });
  expect(await rows()).toEqual(['2026-11-23 Send the invoice', '2026-11-30 Send the invoice']);
});

test('a rule that gives no day is refused, with the way out', async () => {
  const failure = await failureOf(makeSeries({ startsOn: '2027-01-01' }));
  expect(failure).toMatchObject({ status: 400, message: /before the project is due on 2026-12-11/ });
  expect(await failureOf(makeSeries({ rule: 'FREQ=SECONDLY' }))).toMatchObject({ status: 400 });
});

test('it may begin any time before the project is due, however late or rare it is', async () => {
  const { user, project } = await makeLongPlan('2028-05-30');
  const params = { projectId: project.id };
  const firstOf = async (fields: Partial<NewSeries>) =>
    (await user.api.series.create({ params, body: { ...INVOICE, ...fields } })).data.subtasks[0]?.dueDate;
  for (const startsOn of ['2026-12-01', '2027-02-20', '2027-02-21', '2027-03-10', '2028-01-05', '2028-05-30'])
    expect(await firstOf({ rule: 'FREQ=DAILY', startsOn }), startsOn).toBe(startsOn);
  expect(await firstOf({ rule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2028-05-28' })).toBe('2028-05-29');
  expect(await firstOf({ rule: 'FREQ=MONTHLY;INTERVAL=9;BYMONTHDAY=1', startsOn: '2026-12-02' })).toBe(
    '2027-09-01',
  );
  expect(await firstOf({ rule: 'FREQ=WEEKLY;BYDAY=SU', startsOn: '2027-06-01', onDayOff: 'next' })).toBe(
    '2027-06-07',
  );
  const late = await failureOf(firstOf({ rule: 'FREQ=WEEKLY;BYDAY=WE', startsOn: '2028-05-30' }));
  expect(late).toMatchObject({ status: 400, message: /before the project is due on 2028-05-30/ });
});

test('generated series are refused only if the whole project has none of their days', async () => {
  const due = '2028-05-30';
  const { user, project } = await makeLongPlan(due);
  const rule = fc.constantFrom(
    'FREQ=DAILY;INTERVAL=40',
    'FREQ=WEEKLY;BYDAY=TU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
  );
  const startsOn = fc.integer({ min: 0, max: 560 }).map((days) => addDays('2026-11-21', days));
  await fc.assert(
    fc.asyncProperty(rule, startsOn, async (rule, startsOn) => {
      const [first] = ruledDays({ rule, startsOn, endsBefore: null }, due);
      const body = { ...INVOICE, rule, startsOn };
      const answer = user.api.series.create({ params: { projectId: project.id }, body });
      if (first === undefined) {
        expect(await failureOf(answer)).toMatchObject({ status: 400 });
        return;
      }
      const { series, subtasks } = (await answer).data;
      expect(subtasks[0]?.dueDate).toBe(first);
      await user.api.series.end({ params: { id: series.id } });
    }),
    { numRuns: 12 },
  );
});

test('what begins late is written ahead like any other', async () => {
  const { app, user, project } = await makeLongPlan('2027-12-30');
  const params = { projectId: project.id };
  await user.api.series.create({
    params,
    body: { ...INVOICE, rule: 'FREQ=WEEKLY;BYDAY=WE', startsOn: '2027-03-10' },
  });
  const last = async () =>
    (await user.api.subtasks.list({ params })).data
      .map(({ dueDate }) => dueDate)
      .toSorted()
      .at(-1);
  expect(await last()).toBe('2027-06-09');
  await writeSeriesAhead(app.db, new Date('2027-04-20T03:00:00Z'), () => undefined);
  expect(await last()).toBe('2027-07-21');
});

test('all of it is changed in place, but what was begun or changed by hand; and undone as a whole', async () => {
  const { app, user, subtasks, rows, change, undo } = await makeSeries();
  const [first, second] = subtasks;
  await user.api.subtasks.change({ params: { id: first?.id ?? '' }, body: { status: 'Completed' } });
  await user.api.subtasks.change({ params: { id: second?.id ?? '' }, body: { title: 'Send two invoices' } });
  const before = await rows();

  const id = await change({ title: 'Write the bill', priority: 'High' });

  expect(await rows()).toEqual([
    '2026-11-20 Send the invoice',
    '2026-11-27 Send two invoices',
    '2026-12-04 Write the bill',
    '2026-12-11 Write the bill',
  ]);
  await undo(id);
  expect(await rows()).toEqual(before);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('from one occurrence on it goes its own way, and what was before it stays', async () => {
  const { user, params, rows, change, undo } = await makeSeries({ rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=4' });
  const before = await rows();
  const words = await change({ title: 'Write the bill', from: '2026-12-04' });
  expect((await user.api.series.list({ params })).data).toMatchObject([
    { title: 'Send the invoice', endsBefore: '2026-12-04' },
    { title: 'Write the bill', rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=2', startsOn: '2026-12-04' },
  ]);
  await undo(words);

  const days = await change({ rule: 'FREQ=WEEKLY;BYDAY=MO', from: '2026-12-04' });
  expect(await rows()).toEqual([
    '2026-11-20 Send the invoice',
    '2026-11-27 Send the invoice',
    '2026-12-07 Send the invoice',
  ]);
  await undo(days);
  expect(await rows()).toEqual(before);
});

test('deleting what follows leaves what was begun, and comes back whole', async () => {
  const { app, user, series, subtasks, rows, undo } = await makeSeries();
  await user.api.subtasks.change({ params: { id: subtasks[2]?.id ?? '' }, body: { status: 'In Progress' } });
  const params = { id: series.id };

  const { changeId } = (await user.api.series.end({ params, query: { from: '2026-11-27' } })).data;

  expect(await rows()).toEqual(['2026-11-20 Send the invoice', '2026-12-04 Send the invoice']);
  await undo(changeId ?? '');
  expect(await rows()).toHaveLength(4);
  expect(
    (await user.api.series.list({ params: { projectId: series.projectId } })).data[0]?.endsBefore,
  ).toBeNull();
  expect(await brokenInvariants(app)).toEqual([]);
});

test('months ahead it is written on by a job, once over two nodes, in the zones at the ends of the day', async () => {
  const app = await startTestApp();
  const another = await app.startAnother();
  for (const timezone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    const user = await makeUser(app, { timezone });
    const { project } = await makeProject(user, { dueDate: '2027-12-31' });
    const params = { projectId: project.id };
    const { subtasks } = (await user.api.series.create({ params, body: INVOICE })).data;
    expect(subtasks.at(-1)?.dueDate).toBe('2027-02-19');
    const later = new Date('2027-01-20T03:17:00Z');
    await Promise.all([app, another].map(({ db }) => writeSeriesAhead(db, later, () => {})));
    const all = (await user.api.subtasks.list({ params })).data.map(({ dueDate }) => dueDate);
    expect(all).toEqual([...new Set(all)]);
    expect(all.at(-1)).toBe('2027-04-16');
  }
  expect(await brokenInvariants(app)).toEqual([]);
});
