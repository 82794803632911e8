import { randomUUIDv7 } from 'node:crypto';
import type { NewPublishedCalendar } from '@daymark/contract/published-calendars';
import { insertApiToken } from '../auth/api-token-store.ts';
import { newToken } from '../auth/tokens.ts';
import { insertNote } from '../client-links/note-store.ts';
import { insertImport, saveItems } from '../imports/store.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { seeProject } from '../projects/service.ts';
import { insertDeliveries, updateOutcome } from '../webhooks/delivery-store.ts';
import { makeFeeds } from './calendars.ts';
import { makeChat } from './chats.ts';
import { makeLink } from './client-links.ts';
import { requestToConnect } from './connections.ts';
import type { TestNode } from './harness.ts';
import { makeProject, makeUser, type TestUser } from './people.ts';
import { subscriptionOf } from './push.ts';
import { makeReminders } from './reminders.ts';

const PUBLISHED = {
  kinds: ['task', 'wait', 'milestone'],
  withCompleted: true,
  isTimed: true,
} satisfies NewPublishedCalendar;

const PUSH_ENDPOINT = 'https://push.example/owner-secret';

/** An API token, without the mail that tells of it, and what an assistant asks for that wants to connect. */
async function makeAccess({ db, services }: TestNode, userId: string) {
  const id = randomUUIDv7();
  const { hash } = newToken(userId, 'daymark_api');
  const what = {
    name: 'Owner’s secret script',
    scopes: ['read' as const],
    projectIds: null,
    expiresAt: null,
  };
  await insertApiToken(db, { userId, id, hash, ...what }, services.now());
  return { apiTokenId: id, connectionRequest: requestToConnect(services) };
}

const DELIVERY = {
  lane: randomUUIDv7(),
  type: 'webhook.test',
  body: '{"type":"webhook.test","data":{"text":"Owner’s secret text"}}',
};

/** A webhook, and a delivery that could not be sent. It is told of time alone, which no call here measures. */
async function makeSecretWebhook({ db, services }: TestNode, { api, userId }: TestUser) {
  const body = {
    name: 'Owner’s secret webhook',
    address: 'https://hooks.example/owner',
    kinds: ['time' as const],
  };
  const webhookId = (await api.webhooks.create({ body })).data.webhook.id;
  const deliveryId = randomUUIDv7();
  const at = services.now();
  await insertDeliveries(db, { userId, id: webhookId }, [{ id: deliveryId, ...DELIVERY }], {
    now: at,
    expiresAt: at,
    after: 0,
  });
  const failed = {
    state: 'failed' as const,
    dueAt: at,
    status: 500,
    failure: 'The server answered with an error (500)',
  };
  await updateOutcome(db, { userId, id: webhookId, deliveryId }, { ...failed, milliseconds: 12 }, at);
  return { webhookId, deliveryId };
}

/** An import that brought a subtask. */
async function makeImport(
  { db, services }: TestNode,
  userId: string,
  { projectId, deletedSubtaskId }: { projectId: string; deletedSubtaskId: string },
) {
  const id = randomUUIDv7();
  const made = { id, tool: 'todoist', name: 'Owner’s secret file.csv', projects: 1, tasks: 1 } as const;
  await insertImport(db, userId, made, services.now());
  const item = { key: 'task', project_id: projectId, subtask_id: deletedSubtaskId, series_id: null };
  await saveItems(db, { userId, id, tool: 'todoist' }, [item]);
  return id;
}

/** A day off, imported calendars and a published one. */
async function makeCalendars(node: TestNode, user: TestUser) {
  const dayOff = { name: 'Owner’s secret trip', firstDay: '2026-12-28', lastDay: '2026-12-30' };
  const dayOffId = (await user.api.calendars.addDayOff({ body: dayOff })).data.dayOff.id;
  const [feedId, removedFeedId] = await makeFeeds(node, user);
  const { calendar } = (await user.api.publishedCalendars.publish({ body: PUBLISHED })).data;
  return { dayOffId, feedId, removedFeedId, publishedCalendarId: calendar.id };
}

/** A correction of the first line of a project: the same as in the matrix, so that a plan made with it can still be accepted. */
async function correctLine({ services }: TestNode, { api, userId }: TestUser, projectId: string) {
  const inProject = { projectId };
  const { reading, madeFrom } = (await api.readings.get({ params: inProject })).data;
  const line = reading?.statements[0]?.id ?? '';
  await api.readings.correct({
    params: { ...inProject, statement: line },
    body: { madeFrom, kind: 'note' },
  });
  const { corrections } = (await seeProject({ ...services, userId }, projectId)).project;
  return { line, readFrom: madeFrom, corrections };
}

/** A day that was told to a client. */
const makePromise = async ({ api }: TestUser, projectId: string) =>
  (await api.promises.create({ params: { projectId }, body: { day: '2026-12-24' } })).data.promise.id;

/** A finished project and a template of it. */
async function makeTemplate(user: TestUser) {
  const { project } = await makeProject(user, { name: 'Owner’s finished project', description: '' });
  await user.api.projects.setProgress({ params: { id: project.id }, body: { progress: 100 } });
  const body = { projectId: project.id, name: 'Owner’s secret template' };
  const { template } = (await user.api.templates.create({ body })).data;
  return { finishedProjectId: project.id, templateId: template.id };
}

/** A quote that was sent, and a draft of the next one. */
async function makeQuotes({ api }: TestUser, projectId: string) {
  const rate = { rate: 6_543, currency: 'EUR', rounding: { minutes: 15 as const, per: 'entry' as const } };
  await api.rates.set({ body: rate });
  const wish = { params: { projectId }, body: { validUntil: '2026-12-20', note: 'Owner’s secret offer' } };
  const sentQuoteId = (await api.quotes.create(wish)).data.quote.id;
  await api.quotes.send({ params: { id: sentQuoteId } });
  return { sentQuoteId, quoteId: (await api.quotes.create(wish)).data.quote.id };
}

/** A link for a client, and what the client wrote. */
async function makeSecretNote({ db, services }: TestNode, user: TestUser, projectId: string) {
  const { link } = await makeLink(user, projectId);
  const id = randomUUIDv7();
  const { userId } = user;
  const note = { userId, id, projectId, linkId: link.id, text: 'Owner’s secret note', answers: null };
  await insertNote(db, note, services.now());
  return { clientLinkId: link.id, clientNoteId: id };
}

/** A client, quotes, an answer that is waited for, and a promised day. */
async function makeClientSide(user: TestUser, projectId: string) {
  const client = { name: 'Owner’s secret client', email: 'nina@client.example' };
  const clientId = (await user.api.clients.create({ body: client })).data.client.id;
  const quotes = await makeQuotes(user, projectId);
  const waited = { title: 'Owner’s secret answer', clientId };
  const waitId = (await user.api.waits.start({ params: { projectId }, body: waited })).data.wait.id;
  return { clientId, ...quotes, waitId, promiseId: await makePromise(user, projectId) };
}

/** A user with everything that a user can own and somebody else could name, made by requests. */
export async function makeModel(node: TestNode) {
  const user = await makeUser(node);
  const { project } = await makeProject(user, {
    name: 'Owner’s secret project',
    milestones: [{ name: 'Owner’s secret milestone', dueDate: '2026-12-01' }],
  });
  const add = async (title: string) =>
    (await user.api.subtasks.create({ params: { projectId: project.id }, body: { title } })).data.subtask.id;
  const subtaskId = await add('Owner’s secret subtask');
  const otherSubtaskId = await add('Owner’s other secret subtask');
  const deletedSubtaskId = await add('Owner’s deleted subtask');
  await user.api.subtasks.delete({ params: { id: deletedSubtaskId } });
  const due = await user.api.subtasks.create({
    params: { projectId: project.id },
    body: { title: 'Owner’s due subtask', dueDate: '2026-11-20', estimatedHours: 2 },
  });
  const before = await seePlans(node.db, { userId: user.userId, projectIds: [project.id] });
  await user.api.subtasks.change({ params: { id: otherSubtaskId }, body: { priority: 'High' } });
  const planChangeId = await keepPlanChange(node.db, 'plan', before, node.services.now());
  if (!planChangeId) throw new Error('Nothing was changed');
  const notificationId = `subtask_due_today.2026-11-20.${due.data.subtask.id}`;
  const milestoneId = project.milestones[0]?.id ?? '';
  const sessionId = (await user.api.auth.sessions()).data[0]?.id ?? '';
  const trashed = await makeProject(user, { name: 'Owner’s deleted project' });
  await user.api.projects.delete({ params: { id: trashed.project.id } });
  const trashedProjectId = trashed.project.id;
  const template = await makeTemplate(user);
  const change = { title: 'Owner’s renamed subtask' };
  const chat = await makeChat(node, user, [
    { kind: 'change-subtask', subtaskId: due.data.subtask.id, change },
  ]);
  const deletedChat = await user.api.chats.create({ body: { title: 'Owner’s deleted chat' } });
  const deletedChatId = deletedChat.data.chat.id;
  await user.api.chats.delete({ params: { id: deletedChatId } });
  const series = await user.api.series.create({
    params: { projectId: project.id },
    body: { title: 'Owner’s secret invoice', rule: 'FREQ=WEEKLY;BYDAY=FR', startsOn: '2026-11-27' },
  });
  const seriesId = series.data.series.id;
  await user.api.timers.start({ body: { subtaskId } });
  const stoppedTimerId = (await user.api.timers.stop({ body: { minutes: 3 } })).data.id;
  await user.api.timers.start({ body: { subtaskId } });
  const calendars = await makeCalendars(node, user);
  const clientLink = await makeSecretNote(node, user, project.id);
  await makeReminders(node, user, subtaskId);
  const access = await makeAccess(node, user.userId);
  const webhook = await makeSecretWebhook(node, user);
  const pushDevice = await user.api.pushDevices.add({ body: subscriptionOf(PUSH_ENDPOINT) });
  const importId = await makeImport(node, user.userId, { projectId: project.id, deletedSubtaskId });
  const clientSide = await makeClientSide(user, project.id);
  const { corrections, ...corrected } = await correctLine(node, user, project.id);
  const names = {
    email: user.email,
    userId: user.userId,
    ...chat,
    deletedChatId,
    projectId: project.id,
    sessionId,
    milestoneId,
    subtaskId,
    otherSubtaskId,
    deletedSubtaskId,
    trashedProjectId,
    ...template,
    notificationId,
    planChangeId,
    stoppedTimerId,
    ...calendars,
    ...clientLink,
    ...access,
    ...webhook,
    pushEndpoint: PUSH_ENDPOINT,
    pushDeviceId: pushDevice.data.device.id,
    importId,
    ...corrected,
    seriesId,
    ...clientSide,
  };
  return { names, madeOf: { version: project.version, milestones: project.milestones, corrections } };
}

export type OwnerModel = Awaited<ReturnType<typeof makeModel>>;
