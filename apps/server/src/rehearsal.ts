import { randomBytes, randomUUID } from 'node:crypto';
import { NewProject } from '@daymark/contract/projects';
import { NewSubtask } from '@daymark/contract/subtasks';
import { NewTimeEntry } from '@daymark/contract/time-entries';
import { NewWait } from '@daymark/contract/waits';
import { NewWebhook } from '@daymark/contract/webhooks';
import { addDays } from '@daymark/domain/dates';
import { fastify } from 'fastify';
import type { AiContext } from './ai/context.ts';
import { openEngines } from './ai/open-engine.ts';
import { startPlanner } from './ai/planner.ts';
import { registerVerified } from './auth/service.ts';
import { planningDays } from './calendars/service.ts';
import { addClient, removeClient, seeClient } from './clients/service.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection } from './db/database.ts';
import { takingBack } from './db/taken-back.ts';
import { AppError } from './http/errors.ts';
import { dayIn } from './http/today.ts';
import { makeMeasures } from './measures.ts';
import { createProject } from './plans/service.ts';
import { changeProject } from './projects/service.ts';
import { addPushDevice, testPushDevice } from './push-devices/service.ts';
import { changeReminderSettings, setReminderOfTask } from './reminders/service.ts';
import { lookForDue } from './reminders/task-reminders.ts';
import { addSubtask } from './subtasks/service.ts';
import { addTimeEntry } from './timers/time-entries.ts';
import { answerWait, startWait } from './waits/service.ts';
import { deliveriesOf, makeWebhook, testWebhook } from './webhooks/service.ts';
import { tellChanges } from './webhooks/telling.ts';
import { beginTimed, changeTask, discardTimed } from './work/completing.ts';

const ZONE = 'Europe/London';
const WEBHOOK = { name: 'Scale check', address: 'https://scale-check.invalid/', kinds: ['task', 'time'] };
/** Nothing is sent to it: its job is not queued. */
const DEVICE = {
  endpoint: 'https://scale-check.invalid/',
  keys: { p256dh: 'key', auth: 'key' },
  kinds: undefined,
};

async function assertRefused(work: Promise<unknown>): Promise<void> {
  const refused = await work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 400) return true;
      throw error;
    },
  );
  if (!refused) throw new Error('The dates were taken');
}

/** How it reaches somebody, and other programs. */
function* outwardStepsOf(
  context: AiContext,
  { projectId, subtaskId }: { projectId: string; subtaskId: string },
): Generator<[string, () => Promise<unknown>]> {
  const { db, now } = context;
  const reminder = { kind: 'minutes', minutes: 120 } as const;
  yield ['reminding of one task', () => setReminderOfTask(context, subtaskId, reminder)];
  yield ['looking for what to remind of', () => lookForDue(db, ZONE, now())];
  yield [
    'turning on notifications',
    async () => {
      const { device } = await addPushDevice({ ...context, sessionId: randomUUID() }, DEVICE);
      await testPushDevice(context, device.id);
    },
  ];
  yield [
    'telling a webhook',
    async () => {
      const { webhook } = await makeWebhook(context, NewWebhook.parse(WEBHOOK));
      await addSubtask(context, projectId, NewSubtask.parse({ title: 'Told' }));
      await tellChanges(db, context);
      await testWebhook(context, webhook.id);
      await deliveriesOf(context, webhook.id);
    },
  ];
}

/** What somebody new does first, with what each step is called. */
function* stepsOf(context: AiContext): Generator<[string, () => Promise<unknown>]> {
  const { db, today, now } = context;
  const person = { firstname: 'Scale', lastname: 'Check', password: randomUUID(), timezone: ZONE };
  const inContext = { ...context };
  yield [
    'signing up',
    async () => {
      const email = `${randomUUID()}@scale-check.invalid`;
      inContext.userId = (await registerVerified(context, { ...person, email })) ?? '';
    },
  ];
  const span = { from: today, to: addDays(today, 30) };
  yield ['looking at free days', () => planningDays(db, { userId: inContext.userId, ...span }, [])];
  const milestones = [{ name: 'Half', dueDate: addDays(today, 15) }];
  let projectId = '';
  yield [
    'making a project',
    async () => {
      const project = {
        name: 'Scale check',
        description: '',
        startDate: today,
        dueDate: span.to,
        milestones,
      };
      projectId = (await createProject(inContext, NewProject.parse(project))).project.id;
    },
  ];
  const reversed = { startDate: span.to, dueDate: today };
  yield [
    'giving a project dates the wrong way round',
    () => assertRefused(changeProject(inContext, projectId, reversed, undefined)),
  ];
  let subtaskId = '';
  yield [
    'adding a subtask',
    async () => {
      const added = await addSubtask(inContext, projectId, NewSubtask.parse({ title: now().toISOString() }));
      subtaskId = added.row.id;
    },
  ];
  yield ['starting a timer', () => beginTimed(inContext, subtaskId)];
  yield ['discarding a timer', () => discardTimed(inContext)];
  yield [
    'adding time',
    () => {
      const [startedAt, endedAt] = [60, 0].map((ago) =>
        new Date(now().getTime() - ago * 60_000).toISOString(),
      );
      return addTimeEntry(inContext, NewTimeEntry.parse({ subtaskId, startedAt, endedAt }));
    },
  ];
  yield [
    'waiting for a client',
    async () => {
      const { client } = await addClient(inContext, { name: 'Nina', email: '', language: null });
      const wish = NewWait.parse({ title: 'An answer', subtaskId, clientId: client.id });
      const { wait } = await startWait(inContext, projectId, wish);
      for (const status of ['Completed', 'Pending'] as const)
        await changeTask(inContext, subtaskId, { status }, undefined);
      await answerWait(inContext, wait.id, {});
      await seeClient(inContext, client.id);
      await removeClient(inContext, client.id);
    },
  ];
  yield [
    'choosing reminders',
    () => changeReminderSettings(inContext, { digestAt: '07:00', minutesBefore: 60, waitDays: 5 }),
  ];
  yield* outwardStepsOf(inContext, { projectId, subtaskId });
}

/**
 * Carries out the first actions of a new user with the services, in a transaction that is rolled back. Returns what a
 * cluster refuses, in a sentence; undefined if everything works.
 */
export function rehearsalFault(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  config: Config,
): Promise<string | undefined> {
  return takingBack(pool, async (db) => {
    const planner = startPlanner();
    const now = () => new Date();
    const key = randomBytes(32);
    const never = AbortSignal.any([]);
    const secrets = {
      codePepper: key,
      mailKey: key,
      providerKey: key,
      passkeyKey: key,
      unsubscribeKey: key,
      webhookKey: key,
      modelKey: key,
      connectionKey: key,
      twoStepKey: key,
      previewKey: key,
      pushKeys: { publicKey: '', privateKey: '' },
    };
    const withoutAi: Config = { ...config, aiProvider: 'off' };
    const engines = await openEngines({ config: withoutAi, db, secrets, planner });
    const context: AiContext = {
      config,
      db,
      planner,
      now,
      log: fastify().log,
      measures: makeMeasures(),
      waiting: () => 0,
      leaving: never,
      stopping: never,
      signal: never,
      ip: '127.0.0.1',
      userAgent: 'scale:check',
      engines,
      ...engines.known(),
      // No mail may be sent.
      jobs: {
        enqueue: async () => {},
        begin: async () => {},
        stop: async () => {},
        count: async () => [],
        failures: async () => [],
        retry: async () => false,
        isUnderWay: async () => false,
      },
      secrets,
      userId: '',
      timezone: ZONE,
      today: dayIn(ZONE, now()),
      once: (write) => db.transaction().execute(write),
    };
    try {
      for (const [name, step] of stepsOf(context)) {
        const fault = await step().then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        if (fault !== undefined) return `${name} fails: ${fault}`;
      }
      return undefined;
    } finally {
      await planner.stop();
    }
  });
}
