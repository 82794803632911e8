import { NewProject } from '@daymark/contract/projects';
import { NewSubtask } from '@daymark/contract/subtasks';
import { addDays, weekdayOf } from '@daymark/domain/dates';
import { addClient } from './clients/service.ts';
import demo from './demo.json' with { type: 'json' };
import type { ContextOn, DemoFinished } from './demo-days.ts';
import { createProject } from './plans/service.ts';
import { promiseByHand } from './promises/service.ts';
import { draftQuote, sendQuote } from './quotes/service.ts';
import { setRate } from './rates/service.ts';
import { addSubtask } from './subtasks/service.ts';
import { addTimeEntry } from './timers/time-entries.ts';

const { finished, next: nextJob } = demo.billed;
const LONGEST_DAYS_AGO = Math.max(...finished.map(({ begunDaysAgo }) => begunDaysAgo));
const QUOTE_VALID_DAYS = 21;

/** The working days of a finished project, from its first to its last. */
function workedDaysAgo(on: ContextOn, { begunDaysAgo, finishedDaysAgo }: DemoFinished): number[] {
  const days = Array.from({ length: begunDaysAgo - finishedDaysAgo }, (_, index) => begunDaysAgo - index);
  return [...days.filter((daysAgo) => weekdayOf(on(daysAgo).today) <= 5), finishedDaysAgo];
}

/** A day's work on each task, as the timer measured it. The last one is done on the day that finishes the project. */
async function finish(on: ContextOn, projectId: string, done: DemoFinished): Promise<void> {
  const days = workedDaysAgo(on, done);
  const last = done.tasks.length - 1;
  for (const [index, { title, estimatedHours, actualHours }] of done.tasks.entries()) {
    const context = on(days[Math.floor((index * (days.length - 1)) / last)] ?? 0);
    const task = NewSubtask.parse({ title, estimatedHours, status: 'Completed', dueDate: context.today });
    const { id } = (await addSubtask(context, projectId, task)).row;
    const startedAt = `${context.today}T09:00:00.000Z`;
    const endedAt = new Date(Date.parse(startedAt) + actualHours * 3_600_000).toISOString();
    await addTimeEntry(on(0), { subtaskId: id, startedAt, endedAt, note: '' });
  }
}

/** A client of finished projects, whose hours are measured, and the quote for their next one. */
export async function billDemo(on: ContextOn): Promise<void> {
  const { today } = on(0);
  await setRate(on(LONGEST_DAYS_AGO), {
    clientId: null,
    projectId: null,
    rate: 8_000,
    currency: 'EUR',
    rounding: { minutes: 15, per: 'day' },
  });
  const { client } = await addClient(on(LONGEST_DAYS_AGO), {
    ...demo.billed.client,
    language: null,
  });
  const dated = (name: string, startsIn: number, endsIn: number) => ({
    name,
    clientId: client.id,
    category: 'website',
    startDate: addDays(today, startsIn),
    dueDate: addDays(today, endsIn),
  });
  for (const done of finished) {
    const { name, begunDaysAgo, promisedDaysAgo } = done;
    const context = on(begunDaysAgo);
    const wish = NewProject.parse(dated(name, -begunDaysAgo, -promisedDaysAgo));
    const { project } = await createProject(context, wish);
    await promiseByHand(context, project.id, { day: wish.dueDate });
    await finish(on, project.id, done);
  }
  const next = NewProject.parse({
    ...dated(nextJob.name, nextJob.startsInDays, nextJob.endsInDays),
    description: nextJob.description.join('\n'),
    priority: 'Low',
    generateAISubtasks: true,
  });
  const { project } = await createProject(on(0), next);
  const wish = {
    basis: null,
    validUntil: addDays(today, QUOTE_VALID_DAYS),
    note: 'Two rounds of changes are in the price.',
  };
  const { quote } = await draftQuote(on(0), project.id, wish);
  await sendQuote(on(0), quote.id, undefined);
}
