import { NewProject } from '@daymark/contract/projects';
import { addDays } from '@daymark/domain/dates';
import { registerVerified } from './auth/service.ts';
import { addClient } from './clients/service.ts';
import demoStory from './demo.json' with { type: 'json' };
import { billDemo } from './demo-billing.ts';
import type { ContextOn, DemoProject } from './demo-days.ts';
import { tellDay, tellPage } from './demo-story.ts';
import { dayIn } from './http/today.ts';
import { createProject } from './plans/service.ts';
import { seeProject } from './projects/service.ts';
import type { Running } from './start.ts';
import { changeSubtask } from './subtasks/service.ts';
import { answerWait, listWaits, startWait } from './waits/service.ts';
import { settleWaits } from './waits/settling.ts';

const PERSON = {
  firstname: 'Robin',
  lastname: 'Keller',
  email: 'demo@daymark.example',
  password: 'Calm-morning-7!',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

interface Lived {
  projectId: string;
  /** On which the person is late, by its title. */
  late: string | undefined;
  demo: DemoProject;
  clientId: string | null;
}

/** Completes what is due on a day, like a user who is nearly on time. */
async function work(on: ContextOn, daysAgo: number, { projectId, late }: Lived): Promise<void> {
  const context = on(daysAgo);
  for (const { id, title, due_date, status, estimated_hours } of (await seeProject(context, projectId))
    .subtasks)
    if (due_date === context.today && status !== 'Completed' && title !== late) {
      const done = { status: 'Completed' as const, actualHours: estimated_hours };
      await changeSubtask(context, id, done, undefined);
    }
}

/** Sends what the client is waited for on a day, and takes the answers of that day. */
async function wait(on: ContextOn, daysAgo: number, { projectId, demo, clientId }: Lived): Promise<void> {
  const context = on(daysAgo);
  for (const { title, task, sentDaysAgo, expectedDaysAgo, answeredDaysAgo } of demo.client?.waits ?? []) {
    if (sentDaysAgo === daysAgo) {
      const { subtasks } = await seeProject(context, projectId);
      const subtaskId = subtasks.find((one) => task && one.title.startsWith(task))?.id ?? null;
      const days = { sentOn: context.today, expectedOn: addDays(on(0).today, -expectedDaysAgo) };
      await startWait(context, projectId, { title, clientId, statement: null, subtaskId, ...days });
    }
    if (answeredDaysAgo === daysAgo) {
      const own = (await listWaits(context, projectId)).find((one) => one.title === title);
      if (own) await answerWait(context, own.id, {});
    }
  }
}

/** Plans a project on its first day and lives with it until today. */
async function live(on: ContextOn, demo: DemoProject): Promise<string | undefined> {
  const { today } = on(0);
  const startDate = addDays(today, -demo.startedDaysAgo);
  const { milestones, lengthInDays, startedDaysAgo, client, story, description, ...words } = demo;
  const first = Math.max(0, startedDaysAgo);
  const made = client && (await addClient(on(first), { ...client, language: null })).client;
  const project = NewProject.parse({
    ...words,
    description: description.join('\n'),
    startDate,
    dueDate: addDays(startDate, lengthInDays),
    milestones: milestones.map(({ name, afterDays }) => ({ name, dueDate: addDays(startDate, afterDays) })),
    generateAISubtasks: true,
    clientId: made?.id ?? null,
  });
  const { project: planned, subtasks } = await createProject(on(first), project);
  const projectId = planned.id;
  const late = subtasks.findLast(({ dueDate }) => dueDate !== null && dueDate < today)?.title;
  const lived = { projectId, late, demo, clientId: made?.id ?? null };
  for (let daysAgo = first; daysAgo > 0; daysAgo--) {
    await wait(on, daysAgo, lived);
    if (client && story) await tellDay(on, daysAgo, { projectId, client: client.name, story });
    await work(on, daysAgo, lived);
  }
  const { subtasks: left } = await seeProject(on(0), projectId);
  const next = left.find(({ due_date, status }) => status !== 'Completed' && due_date && due_date > today);
  if (next && startedDaysAgo > 0) await changeSubtask(on(0), next.id, { status: 'In Progress' }, undefined);
  await settleWaits(on(0), projectId);
  return client && story && tellPage(on, { projectId, client: client.name, story });
}

/** Fills an empty demo with the projects of one user, through the same services as requests. Returns the log-in. */
export async function populateDemo({ services, log }: Pick<Running, 'services' | 'log'>): Promise<string> {
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
  const said = [`The demo's login is ${PERSON.email} with the password ${PERSON.password}`];
  if (userId) {
    await billDemo(on);
    for (const project of demoStory.projects) {
      const page = await live(on, project);
      if (page) said.push(`The page that a client of the demo sees is ${page}`);
    }
  }
  return said.join('\n');
}
