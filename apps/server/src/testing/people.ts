import { randomUUIDv7 } from 'node:crypto';
import type { NewProject } from '@daymark/contract/projects';
import type { NewSubtask } from '@daymark/contract/subtasks';
import { sql } from 'kysely';
import { beginSession } from '../auth/sessions.ts';
import { claimLogin } from '../auth/store.ts';
import { insertUser, updateEmailVerified } from '../users/store.ts';
import { startTestApp, type TestNode } from './harness.ts';

let people = 0;

export const newEmail = (): string => `person${++people}@example.com`;

/** The precomputed hash of `PERSON.password`: hashing it for every user would take longer than the tests. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$0dKO/mQeis6gtyumUOpg2g$jlLR6wGr307RSl1fG1Xf7Z3cDUgDnl1+OzxqPpCVcWQ';

/**
 * A verified user with a session, written by the functions of sign-up and log-in but without mail and hashing, which
 * have their own tests.
 */
export async function makeUser(node: TestNode, { timezone = 'Europe/London' } = {}) {
  const { db, services } = node;
  const email = newEmail();
  const userId = await claimLogin(db, email, randomUUIDv7());
  const person = {
    id: userId,
    email,
    firstname: 'Ana',
    lastname: 'Silva',
    passwordHash: PASSWORD_HASH,
    timezone,
  };
  await insertUser(db, person, services.now());
  await updateEmailVerified(db, userId, services.now());
  const token = await beginSession(db, userId, {
    ...services,
    log: node.app.log,
    ip: '127.0.0.1',
    userAgent: 'test',
    stopping: AbortSignal.any([]),
    signal: AbortSignal.any([]),
  });
  return { userId, email, token, api: node.client(token) };
}

export type TestUser = Awaited<ReturnType<typeof makeUser>>;

export const BRIEF = `Portfolio for Mara, a ceramicist.
- Gallery with 24 pieces, each with size and glaze
- Shop is NOT needed, only a contact form
- Set up a workshop calendar that she can edit
Mara signs off the design before I build. Launch on 10 December.`;

const SOME_PROJECT: NewProject = {
  name: 'Portfolio site',
  description: BRIEF,
  startDate: '2026-11-23',
  dueDate: '2026-12-11',
};

export async function makeProject({ api }: Pick<TestUser, 'api'>, fields: Partial<NewProject> = {}) {
  const { data } = await api.projects.create({ body: { ...SOME_PROJECT, ...fields } });
  return data;
}

export const addSubtask = async ({ api }: TestUser, projectId: string, body: NewSubtask & { id?: string }) =>
  (await api.subtasks.create({ params: { projectId }, body })).data.subtask;

/** A user with one project without subtasks. */
export async function makePlan() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  return { app, user, project };
}

/** Projects whose counters are wrong; empty if all are right. */
export async function wrongCounters({ db }: Pick<TestNode, 'db'>) {
  const { rows } = await sql`
    select p.id, p.subtasks_pending, p.subtasks_in_progress, p.subtasks_completed, p.estimated_hours,
      p.hours_pending, p.hours_in_progress, p.hours_completed, p.estimated_pending, p.estimated_in_progress, p.estimated_completed, truth.*
    from projects p, lateral (
      select count(*) filter (where status = 'Pending') as pending,
        count(*) filter (where status = 'In Progress') as in_progress,
        count(*) filter (where status = 'Completed') as completed,
        coalesce(sum(estimated_hours), 0) as hours,
        coalesce(sum(estimated_hours) filter (where status = 'Pending'), 0) as in_pending,
        coalesce(sum(estimated_hours) filter (where status = 'In Progress'), 0) as in_begun,
        coalesce(sum(estimated_hours) filter (where status = 'Completed'), 0) as in_completed,
        count(estimated_hours) filter (where status = 'Pending') as with_pending,
        count(estimated_hours) filter (where status = 'In Progress') as with_begun,
        count(estimated_hours) filter (where status = 'Completed') as with_completed
      from subtasks s where s.user_id = p.user_id and s.project_id = p.id and s.deleted_at is null
    ) truth
    where (p.subtasks_pending, p.subtasks_in_progress, p.subtasks_completed, p.estimated_hours,
      p.hours_pending, p.hours_in_progress, p.hours_completed, p.estimated_pending, p.estimated_in_progress, p.estimated_completed)
      is distinct from (truth.pending, truth.in_progress, truth.completed, truth.hours,
        truth.in_pending, truth.in_begun, truth.in_completed, truth.with_pending, truth.with_begun, truth.with_completed)
  `.execute(db);
  return rows;
}
