import { NewProject } from '@daymark/contract/projects';
import { addDays } from '@daymark/domain/dates';
import type { AiContext } from './ai/context.ts';
import { registerVerified } from './auth/service.ts';
import { addClient } from './clients/service.ts';
import { DEMO_PROJECTS, type DemoProject } from './demo-projects.ts';
import { dayIn } from './http/today.ts';
import { createProject } from './plans/service.ts';
import type { Running } from './start.ts';
import { changeSubtask } from './subtasks/service.ts';
import { answerWait, startWait } from './waits/service.ts';
import { settleWaits } from './waits/settling.ts';

const PERSON = {
  firstname: 'Robin',
  lastname: 'Keller',
  email: 'demo@daymark.example',
  password: 'Calm-morning-7!',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

type ContextOn = (daysAgo: number) => AiContext;

/** Plans a project on its first day, and completes tasks like a user who is nearly on time. */
async function live(on: ContextOn, demo: DemoProject): Promise<void> {
  const { today } = on(0);
  const startDate = addDays(today, -demo.startedDaysAgo);
  const { milestones, lengthInDays, startedDaysAgo, client, ...words } = demo;
  const made = client && (await addClient(on(startedDaysAgo), { ...client, language: null })).client;
  const project = NewProject.parse({
    ...words,
    startDate,
    dueDate: addDays(startDate, lengthInDays),
    milestones: milestones.map(({ name, afterDays }) => ({ name, dueDate: addDays(startDate, afterDays) })),
    generateAISubtasks: true,
    clientId: made?.id ?? null,
  });
  const { project: planned, subtasks } = await createProject(on(Math.max(0, startedDaysAgo)), project);
  const past = subtasks.filter(({ dueDate }) => dueDate !== null && dueDate < today);
  // All but the last are completed, so that something is late.
  for (const { id, estimatedHours } of past.slice(0, -1))
    await changeSubtask(on(1), id, { status: 'Completed', actualHours: estimatedHours }, undefined);
  const next = subtasks.find(({ dueDate }) => dueDate !== null && dueDate > today);
  if (next && startedDaysAgo > 0) await changeSubtask(on(0), next.id, { status: 'In Progress' }, undefined);
  await settleWaits(on(0), planned.id);
  for (const wait of client?.waits ?? []) {
    const subtaskId = subtasks.find(({ title }) => wait.task && title.startsWith(wait.task))?.id ?? null;
    const [sentOn, expectedOn] = [wait.sentDaysAgo, wait.expectedDaysAgo].map((days) =>
      addDays(today, -days),
    );
    const wish = {
      title: wait.title,
      clientId: made?.id ?? null,
      statement: null,
      subtaskId,
      sentOn,
      expectedOn,
    };
    const started = await startWait(on(wait.sentDaysAgo), planned.id, wish);
    if (wait.answeredDaysAgo !== undefined) await answerWait(on(wait.answeredDaysAgo), started.wait.id, {});
  }
}

/** Fills an empty demo with the projects of one user, through the same services as requests. Returns the log-in. */
export async function populateDemo({ services, log }: Running): Promise<string> {
  // Always the built-in engine, so that the demo is the same everywhere and costs nothing.
  const caller = {
    log,
    ip: '127.0.0.1',
    userAgent: 'demo',
    stopping: AbortSignal.any([]),
    signal: AbortSignal.any([]),
  };
  const { builtIn } = services.engines.known();
  const request = { ...services, ...caller, provider: 'builtin' as const, engine: builtIn, builtIn };
  const userId = await registerVerified(request, PERSON);
  const on: ContextOn = (daysAgo) => {
    const instant = new Date(services.now().getTime() - daysAgo * 86_400_000);
    return {
      ...request,
      now: () => instant,
      userId: userId ?? '',
      timezone: PERSON.timezone,
      today: dayIn(PERSON.timezone, instant),
      once: (write) => services.db.transaction().execute(write),
    };
  };
  if (userId) for (const project of DEMO_PROJECTS) await live(on, project);
  return `The demo's login is ${PERSON.email} with the password ${PERSON.password}`;
}
