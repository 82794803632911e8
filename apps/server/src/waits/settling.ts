import { randomUUIDv7 } from 'node:crypto';
import type { Day } from '@daymark/domain/dates';
import { addDays } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import { answerSpeed, meansClient } from '@daymark/domain/waits';
import { spanOfWait } from '@daymark/planner/compile/links';
import { type Database, inTransaction } from '../db/database.ts';
import { touchProject } from '../db/project-counters.ts';
import type { UserContext } from '../http/context.ts';
import { dayIn } from '../http/today.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { stepsKept } from '../readings/service.ts';
import { type WaitOfReading, waitsOfReading } from './following.ts';
import {
  type ClientOfProject,
  deleteWait,
  findClientOf,
  insertWait,
  listAnswerDays,
  listWaitingProjects,
  lockStarted,
  type StartedRow,
  updateWait,
} from './store.ts';

export type Settling = Pick<UserContext, 'db' | 'userId' | 'timezone' | 'today' | 'now'>;

const workOf = ({ subtasks }: SeenProject, timezone: string) =>
  subtasks.map(({ title, statement, status, completed_at }) => ({
    title,
    statement,
    status,
    completedOn: completed_at === null ? null : dayIn(timezone, new Date(completed_at)),
  }));

/** The waits of the Reading of a project, by the work before and after them. */
export const waitsRead = (seen: SeenProject, timezone: string): WaitOfReading[] =>
  waitsOfReading(stepsKept(seen), workOf(seen, timezone));

/** The client, if the words of a brief for somebody mean them. */
export const clientMeant = (
  who: string | null,
  { client_id: id, client_name: name }: ClientOfProject,
): string | null => (who !== null && id !== null && meansClient(who, name ?? '') ? id : null);

/** The day on which a client answers as usual after something was sent; null without enough answers. */
export async function usualAnswerOn(
  db: Database,
  userId: string,
  clientId: string | null,
  sentOn: Day,
): Promise<Day | null> {
  const speed = clientId && answerSpeed((await listAnswerDays(db, userId)).get(clientId) ?? []);
  return typeof speed === 'number' ? addDays(sentOn, Math.ceil(speed)) : null;
}

/** What a wait of a Reading is when it starts on a day. */
export async function startingWait(
  { db, userId }: Pick<Settling, 'db' | 'userId'>,
  { statement, sent, followers }: Pick<WaitOfReading, 'statement' | 'sent' | 'followers'>,
  client: ClientOfProject,
  sentOn: Day,
) {
  const clientId = clientMeant(statement.who, client);
  const agreed = spanOfWait(sentOn, statement).to;
  const expectedOn = agreed !== null && agreed < sentOn ? sentOn : agreed;
  return {
    id: randomUUIDv7(),
    statement: statement.id,
    followers,
    subtask_id: null,
    title: statement.title,
    sent: sent ?? '',
    who: statement.who,
    client_id: clientId,
    sent_on: sentOn,
    expected_on: expectedOn ?? (await usualAnswerOn(db, userId, clientId, sentOn)),
  };
}

/** Carries the course of work over to one wait of the Reading. Whether anything changed. */
async function settleOne(
  settling: Settling,
  project: { userId: string; projectId: string },
  read: WaitOfReading,
  { rows, client }: { rows: readonly StartedRow[]; client: ClientOfProject },
): Promise<boolean> {
  const { db, userId, today, now } = settling;
  const own = rows.filter(({ statement }) => statement === read.statement.id);
  const running = own.find((row) => row.answered_on === null);
  if (read.stage === 'running' && !running) {
    const { since } = read;
    if (since === null) return false;
    const ended = own.find((row) => row.answered_on !== null && row.answered_on >= since);
    // The work after it was not begun after all.
    if (ended?.ended === 'begun')
      return updateWait(db, { userId, id: ended.id }, { answered_on: null, ended: null }, now());
    if (ended) return false;
    const wait = await startingWait(settling, read, client, since);
    return insertWait(db, project, { ...wait, by_plan: true }, now());
  }
  if (!running) return false;
  if (read.stage === 'begun')
    return updateWait(db, { userId, id: running.id }, { answered_on: today, ended: 'begun' }, now());
  if (read.stage === 'before' && running.by_plan && running.reminded_on.length === 0) {
    await deleteWait(db, { userId, id: running.id });
    return true;
  }
  return false;
}

/** Ends the waits of tasks that are done. */
async function endOfTasks(
  { db, userId, today, now }: Settling,
  { subtasks }: SeenProject,
  rows: readonly StartedRow[],
): Promise<boolean> {
  const done = new Set(subtasks.flatMap(({ id, status }) => (status === 'Completed' ? [id] : [])));
  const over = rows.filter((row) => row.answered_on === null && row.subtask_id && done.has(row.subtask_id));
  for (const { id } of over)
    await updateWait(db, { userId, id }, { answered_on: today, ended: 'begun' }, now());
  return over.length > 0;
}

/** Ends the waits that started by themselves and whose line of the brief is no wait any more. */
async function endOfLines(
  { db, userId, today, now }: Settling,
  seen: SeenProject,
  rows: readonly StartedRow[],
): Promise<boolean> {
  const kept = stepsKept(seen);
  if (kept.length === 0) return false;
  const waiting = new Set(kept.flatMap(({ id, kind }) => (kind === 'wait' ? [id] : [])));
  // Those of steps are in the plan until the next one, also when a correction leaves the steps unknown until then.
  for (const { statement } of seen.project.plan?.waits ?? [])
    if (lineOf(statement) !== statement) waiting.add(statement);
  const over = rows.filter(
    ({ answered_on: end, by_plan, statement }) =>
      end === null && by_plan && statement !== null && !waiting.has(statement),
  );
  for (const { id, reminded_on: reminders } of over)
    if (reminders.length === 0) await deleteWait(db, { userId, id });
    else await updateWait(db, { userId, id }, { answered_on: today, ended: 'dropped' }, now());
  return over.length > 0;
}

/**
 * Lets the waits of a project follow the course of its work: one starts when the work before it is done, and ends when
 * the work after it is begun. A project without any costs one small query.
 */
export async function settleWaits(settling: Settling, projectId: string): Promise<void> {
  const { db, userId } = settling;
  if ((await listWaitingProjects(db, userId, projectId)).length === 0) return;
  await inTransaction(db, async (trx: Database) => {
    const own = { ...settling, db: trx };
    const project = { userId, projectId };
    const client = await findClientOf(trx, project, { hold: true });
    if (!client) return;
    const rows = await lockStarted(trx, project);
    const seen = await seeProject(own, projectId);
    let isChanged = await endOfTasks(own, seen, rows);
    isChanged = (await endOfLines(own, seen, rows)) || isChanged;
    for (const read of waitsRead(seen, settling.timezone))
      isChanged = (await settleOne(own, project, read, { rows, client })) || isChanged;
    if (isChanged) await touchProject(trx, project, settling.now());
  });
}

/** The same for all projects of a user, for what no request settled. */
export async function settleAllWaits(settling: Settling): Promise<void> {
  for (const id of await listWaitingProjects(settling.db, settling.userId)) await settleWaits(settling, id);
}
