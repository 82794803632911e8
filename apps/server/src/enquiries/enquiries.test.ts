import { addDays } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import type { TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makePlan } from '../testing/people.ts';

const MAIL = `Subject: Re: Flyer for the winter market

Hi Ana,

could you design a flyer (12 hours) and write the invitation (6 hours)? We need it by 4 December. Maybe a poster too, if there is time (3 hours).

Best wishes
Joe

> our old mail`;

/** The number of rows of every table. */
async function countRows({ db }: TestApp) {
  const { rows } = await sql`
    select relname, query_to_xml(format('select count(*) from %I', relname), false, true, '')::text as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  return rows;
}

test('an enquiry is answered, and nothing is written', async () => {
  const { app, user } = await makePlan();
  const before = await countRows(app);

  const { data } = await user.api.enquiries.answer({ body: { text: MAIL } });

  expect(data).toMatchObject({
    name: 'Flyer for the winter market',
    hours: { total: 18, low: 18, high: 18, guessed: 0 },
    wish: { day: '2026-12-04', isRead: true, holds: 'fits', breaks: [] },
  });
  expect(data.description).not.toContain('old mail');
  expect(data.offers[0]).toMatchObject({ kind: 'as-wished', dueDate: '2026-12-04' });
  expect(data.offers[0]?.reply).toContain('I can finish it by Fri, Dec 4, 2026.');
  expect(data.refusal).toContain('Thank you for your enquiry.');
  expect(await countRows(app)).toEqual(before);
});

test('a promise that would break is named, and an offer becomes a project that fits', async () => {
  const { user, project } = await makePlan();
  const params = { projectId: project.id };
  await user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2026-11-27' } });
  for (const dueDate of ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'])
    await user.api.subtasks.create({ params, body: { title: 'Draw', dueDate, estimatedHours: 6 } });
  const text =
    'Please write the text (6 hours) and draw the map (10 hours), and optionally a cover (8 hours).';

  const { data } = await user.api.enquiries.answer({ body: { text, dueDate: '2026-11-26' } });

  expect(data.wish?.holds).toBe('breaks');
  expect(data.wish?.breaks[0]).toMatchObject({ project: project.name, promised: '2026-11-27' });
  const [offer] = data.offers;
  if (!offer) throw new Error('Nothing is offered');
  expect(offer.reply).toContain('I cannot finish it by Thu, Nov 26, 2026.');
  const { name, description, asRead } = data;
  const { startDate, dueDate, hoursPerDay, corrections } = offer;
  const made = await user.api.projects.create({
    body: {
      ...{ name, description, asRead, startDate, dueDate, hoursPerDay, corrections },
      generateAISubtasks: true,
    },
  });
  expect(made.data.plan).toMatchObject({ feasible: true });
  expect(
    made.data.subtasks
      .map((one) => one.dueDate ?? '')
      .toSorted()
      .at(-1),
  ).toBe(offer.lastDay);
});

test('an enquiry without hours is broken down like a project, and its day is only promised within them', async () => {
  const { user } = await makePlan();
  const text = `Hello,

I run a bakery in Leeds and need a website. Can you do it? We would need it by 9 December.

Best wishes
Jo`;

  const { data } = await user.api.enquiries.answer({ body: { text } });

  const { low, total, high } = data.hours;
  expect(total).toBeGreaterThan(20);
  expect(low < total && total < high).toBe(true);
  expect(data.kind?.name).toBe('Website');
  expect(data.wish).toMatchObject({ day: '2026-12-09', isRead: true });
  expect(data.wish?.holds).not.toBe('fits');
  expect(data.questions).toEqual([]);
  const earliest = data.offers.find(({ kind }) => kind === 'earliest');
  if (!earliest) throw new Error('Nothing is offered');
  expect(earliest.usualLastDay < earliest.lastDay).toBe(true);
  const later = await user.api.enquiries.answer({
    body: { text, dueDate: addDays(earliest.usualLastDay, 1) },
  });
  expect(later.data.hours).toEqual(data.hours);
  expect(later.data.wish?.holds).toBe('within');
  const [within] = later.data.offers;
  expect(within).toMatchObject({ kind: 'within-hours' });
  expect(within?.mostHours).toBeGreaterThanOrEqual(total);
  expect(within?.mostHours).toBeLessThan(high);
  expect(within?.reply).toMatch(/if it takes no more than \d+ h of work/);
  const safe = await user.api.enquiries.answer({ body: { text, dueDate: earliest.lastDay } });
  expect(safe.data.wish?.holds).toBe('fits');
  const { name, description, asRead } = data;
  const { startDate, dueDate, hoursPerDay, corrections } = earliest;
  const made = await user.api.projects.create({
    body: {
      ...{ name, description, asRead, startDate, dueDate, hoursPerDay, corrections },
      projectKind: data.kind?.id ?? null,
      generateAISubtasks: true,
    },
  });
  expect(made.data.subtasks.length).toBeGreaterThan(5);
});

test('a job of a kind that is not known is never promised without a condition', async () => {
  const { user } = await makePlan();
  const text = 'Could you please glorp the frimbles of our quax? We need it by 18 December.';
  const { data } = await user.api.enquiries.answer({ body: { text } });
  expect(data.kind).toBe(null);
  expect(data.hours.guessed).toBeGreaterThan(0);
  expect(data.wish).toMatchObject({ day: '2026-12-18', holds: 'within' });
  expect(data.offers[0]).toMatchObject({ kind: 'within-hours', mostHours: data.hours.high });
});

longTest('a German enquiry gets a German answer', async () => {
  const { user } = await makePlan();
  const text =
    'Könnten Sie bitte bis zum 4. Dezember einen Flyer gestalten (12 Stunden)? Wir freuen uns auf Ihre Antwort.';
  const { data } = await user.api.enquiries.answer({ body: { text } });
  expect(data.offers[0]?.reply).toContain('Vielen Dank für Ihre Anfrage.');
  expect(data.refusal).toContain('Leider kann ich den Auftrag im Moment nicht annehmen');
});

test('a start that is too far ahead, and a day that is not after the start, are refused', async () => {
  const { user } = await makePlan();
  const far = { text: 'Could you write 3 letters?', startDate: '9999-12-31' };
  expect(await failure(user.api.enquiries.answer({ body: far }))).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'startDate', message: 'Please choose a day in the next 3660 days' }],
  });
  const body = { text: 'Write a letter', dueDate: '2026-11-20' };
  expect(await failure(user.api.enquiries.answer({ body }))).toMatchObject({ code: 'invalid_input' });
  expect(await failure(user.api.enquiries.answer({ body: { text: ' ' } }))).toMatchObject({
    code: 'invalid_input',
  });
});
