import { NewProject } from '@daymark/contract/projects';
import { NewSubtask } from '@daymark/contract/subtasks';
import { addDays } from '@daymark/domain/dates';
import type { AiContext } from './ai/context.ts';
import { addClient } from './clients/service.ts';
import { DEMO_FINISHED } from './demo-history.ts';
import { createProject } from './plans/service.ts';
import { draftQuote, sendQuote } from './quotes/service.ts';
import { setRate } from './rates/service.ts';
import { addSubtask } from './subtasks/service.ts';
import { addTimeEntry } from './timers/time-entries.ts';

type ContextOn = (daysAgo: number) => AiContext;

const BEGUN_DAYS_AGO = 40;
const QUOTE_VALID_DAYS = 21;

const NEXT_JOB = `A small shop on the site of Halden Books.
- Design the shop page, 5 hours
- Build the basket, 8 hours
- Connect the payments, 4 hours
- Test an order on a phone, 2 hours
No gift cards.`;

/** A day's work on each task, as the timer measured it. */
async function finish(on: ContextOn, projectId: string): Promise<void> {
  for (const [index, [title, estimatedHours, spent]] of DEMO_FINISHED.entries()) {
    const daysAgo = BEGUN_DAYS_AGO - Math.floor((index * (BEGUN_DAYS_AGO - 4)) / DEMO_FINISHED.length);
    const context = on(daysAgo);
    const task = NewSubtask.parse({ title, estimatedHours, status: 'Completed', dueDate: context.today });
    const { id } = (await addSubtask(context, projectId, task)).row;
    const startedAt = `${context.today}T09:00:00.000Z`;
    const endedAt = new Date(Date.parse(startedAt) + spent * 3_600_000).toISOString();
    await addTimeEntry(on(0), { subtaskId: id, startedAt, endedAt, note: '' });
  }
}

/** A client of a finished project, whose hours are measured, and the quote for their next one. */
export async function billDemo(on: ContextOn): Promise<void> {
  const { today } = on(0);
  await setRate(on(BEGUN_DAYS_AGO), {
    clientId: null,
    projectId: null,
    rate: 8_000,
    currency: 'EUR',
    rounding: { minutes: 15, per: 'day' },
  });
  const { client } = await addClient(on(BEGUN_DAYS_AGO), {
    name: 'Halden Books',
    email: 'office@halden-books.example',
    language: null,
  });
  const dated = (name: string, startsIn: number, days: number) => ({
    name,
    clientId: client.id,
    category: 'website',
    startDate: addDays(today, startsIn),
    dueDate: addDays(today, startsIn + days),
  });
  const done = NewProject.parse(dated('Site for Halden Books', -BEGUN_DAYS_AGO, BEGUN_DAYS_AGO - 1));
  await finish(on, (await createProject(on(BEGUN_DAYS_AGO), done)).project.id);
  const next = NewProject.parse({
    ...dated('Shop for Halden Books', 14, 18),
    description: NEXT_JOB,
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
