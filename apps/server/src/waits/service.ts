import { randomUUIDv7 } from 'node:crypto';
import type { NewWait, Wait, WaitChange } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { WAITS_RUNNING_MAX_COUNT } from '@daymark/domain/limits';
import { standingWaits } from '@daymark/domain/waits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { hasClient } from '../db/own-client.ts';
import { findProjectName } from '../db/own-project.ts';
import { touchProject } from '../db/project-counters.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { stepsKept } from '../readings/service.ts';
import { followersOf } from './following.ts';
import { clientMeant, startingWait, usualAnswerOn } from './settling.ts';
import { runOf, toWait } from './shape.ts';
import {
  addReminder,
  type ClientOfProject,
  findClientOf,
  findWait,
  insertWait,
  listEvery,
  listWaits as listRows,
  listRunning,
  lockStarted,
  updateWait,
  type WaitColumns,
  type WaitRow,
  type WaitToInsert,
} from './store.ts';

type Asking = Pick<UserContext, 'db' | 'userId' | 'today'>;
type Changing = Asking & Pick<UserContext, 'now'>;

/** What a project waits for, the longest first, then what has ended. */
export async function listWaits({ db, userId, today }: Asking, projectId: string): Promise<Wait[]> {
  const rows = await listRows(db, { userId, projectId });
  if (rows.length === 0 && (await findProjectName(db, userId, projectId)) === undefined)
    throw notFound('Project');
  return rows.map((row) => toWait(row, today));
}

/** What a user waits for in all projects, the longest first. */
export const runningWaits = async ({ db, userId, today }: Asking): Promise<Wait[]> =>
  (await listRunning(db, userId))
    .map((row) => toWait(row, today))
    .filter(({ answeredOn }) => answeredOn === null);

/** All waits of a user, for an export. */
export const everyWait = async ({ db, userId, today }: Asking): Promise<Wait[]> =>
  (await listEvery(db, userId)).map((row) => toWait(row, today));

/** The waits of a project as they stand: those of its plan, and as they run. */
export async function standingWaitsOf({ db, userId, today }: Asking, { project }: SeenProject) {
  const rows = await listRows(db, { userId, projectId: project.id });
  return standingWaits(project.plan?.waits ?? [], rows.map(runOf), today);
}

async function foundWait({ db, userId }: Asking, id: string): Promise<WaitRow> {
  const row = await findWait(db, { userId, id });
  if (!row) throw notFound('Wait');
  return row;
}

type New = z.output<typeof NewWait>;

/** A wait of a line of the brief or of a step. */
async function ofStatement(
  { db, userId }: Asking,
  seen: SeenProject,
  client: ClientOfProject,
  { statement, sentOn }: { statement: string; sentOn: Day },
): Promise<Omit<WaitToInsert, 'by_plan'>> {
  const statements = stepsKept(seen);
  const line = statements.find(({ id }) => id === statement);
  if (!line || (line.kind !== 'wait' && line.kind !== 'theirs')) throw notFound('Line');
  const followers = followersOf(statements, line).map(({ id }) => id);
  const before = line.kind === 'wait' ? line.after : [];
  const sent = seen.subtasks.findLast((row) => row.statement !== null && before.includes(row.statement));
  if (line.kind === 'wait')
    return startingWait(
      { db, userId },
      { statement: line, sent: sent?.title ?? null, followers },
      client,
      sentOn,
    );
  return {
    id: randomUUIDv7(),
    statement,
    followers,
    subtask_id: null,
    title: line.words.text,
    sent: '',
    who: line.who,
    client_id: clientMeant(line.who, client),
    sent_on: sentOn,
    expected_on: line.by,
  };
}

function checkDays(sentOn: Day, expectedOn: Day | null, today: Day): void {
  if (sentOn > today)
    throw invalid('sentOn', t`A wait begins when something was sent: please choose today or an earlier day`);
  if (expectedOn !== null && expectedOn < sentOn)
    throw invalid('expectedOn', t`Please choose a day that is not before the one on which it was sent`);
}

async function newRow(context: Asking, projectId: string, wish: New): Promise<Omit<WaitToInsert, 'by_plan'>> {
  const { db, userId, today } = context;
  const { statement, subtaskId, title, who, clientId, sentOn = today, expectedOn } = wish;
  const seen = await seeProject(context, projectId);
  const client = await findClientOf(db, { userId, projectId }, { hold: true });
  if (!client) throw notFound('Project');
  if (clientId && !(await hasClient(db, userId, clientId))) throw notFound('Client');
  if (subtaskId && !seen.subtasks.some(({ id }) => id === subtaskId)) throw notFound('Subtask');
  const read = statement === null ? null : await ofStatement(context, seen, client, { statement, sentOn });
  const to = clientId ?? (clientId === undefined ? (read?.client_id ?? null) : null);
  const wait = {
    id: randomUUIDv7(),
    statement,
    followers: read?.followers ?? [],
    subtask_id: subtaskId,
    title: title ?? read?.title ?? '',
    sent: read?.sent ?? '',
    who: who ?? read?.who ?? null,
    client_id: to,
    sent_on: sentOn,
    expected_on:
      expectedOn === undefined
        ? (read?.expected_on ?? (await usualAnswerOn(db, userId, to, sentOn)))
        : expectedOn,
  };
  checkDays(sentOn, wait.expected_on, today);
  return wait;
}

/** Something was sent: from now on it is waited for. */
export const startWait = (context: UserContext, projectId: string, wish: New) =>
  context.once(async (trx) => {
    const { userId, now, today } = context;
    const own = { ...context, db: trx };
    const project = { userId, projectId };
    const wait = await newRow(own, projectId, wish);
    const running = (await lockStarted(trx, project)).filter((row) => row.answered_on === null);
    if (running.length >= WAITS_RUNNING_MAX_COUNT)
      throw new AppError(
        'conflict',
        t`A project can wait for at most ${WAITS_RUNNING_MAX_COUNT} things at once`,
      );
    if (!(await insertWait(trx, project, { ...wait, by_plan: false }, now())))
      throw new AppError('conflict', t`This is waited for already.`);
    await touchProject(trx, project, now());
    return { wait: toWait(await foundWait(own, wait.id), today) };
  });

/** Changes a wait, and shows it as it is then. The project is locked before the wait, to avoid deadlocks. */
const change = (
  context: Changing,
  id: string,
  columnsOf: (row: WaitRow, trx: Database) => Promise<WaitColumns> | WaitColumns,
  ifVersion?: number,
) =>
  inTransaction(context.db, async (trx: Database) => {
    const own = { ...context, db: trx };
    const { userId, now, today } = context;
    const row = await foundWait(own, id);
    await touchProject(trx, { userId, projectId: row.project_id }, now());
    const columns = await columnsOf(row, trx);
    if (!(await updateWait(trx, { userId, id, ifVersion }, columns, now()))) throw stale('wait');
    return { wait: toWait(await foundWait(own, id), today) };
  });

export const changeWait = (
  context: Changing,
  id: string,
  { title, who, clientId, sentOn, expectedOn }: z.output<typeof WaitChange>,
  ifVersion: number | undefined,
) =>
  change(
    context,
    id,
    async (row) => {
      const { db, userId, today } = context;
      if (clientId && !(await hasClient(db, userId, clientId))) throw notFound('Client');
      checkDays(sentOn ?? row.sent_on, expectedOn === undefined ? row.expected_on : expectedOn, today);
      return { title, who, client_id: clientId, sent_on: sentOn, expected_on: expectedOn };
    },
    ifVersion,
  );

/** The answer is here. A wait that has ended stays as it ended, so that a second click changes nothing. */
export const answerWait = (
  context: Changing,
  id: string,
  { on, note = '' }: { on?: Day | undefined; note?: string },
) =>
  change(context, id, (row) => {
    if (row.answered_on !== null) return {};
    const day = on ?? context.today;
    if (day < row.sent_on || day > context.today)
      throw invalid('on', t`Please choose a day from the one on which it was sent to today`);
    return { answered_on: day, ended: 'answered', note };
  });

/** Nobody waits for it any more. */
export const dropWait = (context: Changing, id: string) =>
  change(context, id, () => ({ answered_on: context.today, ended: 'dropped' }));

/** Takes an end back, unless another wait of the same line runs. */
export const reopenWait = (context: Changing, id: string) =>
  change(context, id, async ({ statement, project_id: projectId }, trx) => {
    const project = { userId: context.userId, projectId };
    const waits = await lockStarted(trx, project);
    const isRunning = waits.some(
      (one) =>
        one.id !== id && one.answered_on === null && one.statement !== null && one.statement === statement,
    );
    if (isRunning) throw new AppError('conflict', t`This is waited for already.`);
    return { answered_on: null, ended: null, note: '' };
  });

/** A reminder was sent today. */
export const noteReminder = (context: Changing, id: string) =>
  inTransaction(context.db, async (trx: Database) => {
    const { userId, today, now } = context;
    const own = { ...context, db: trx };
    const { project_id: projectId } = await foundWait(own, id);
    await touchProject(trx, { userId, projectId }, now());
    await addReminder(trx, { userId, id }, today, now());
    return { wait: toWait(await foundWait(own, id), today) };
  });
