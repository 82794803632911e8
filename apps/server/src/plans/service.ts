import { randomUUIDv7 } from 'node:crypto';
import type { PlanProposalWish } from '@daymark/contract/plan-proposals';
import type { PlanFailure } from '@daymark/contract/plans';
import type { NewProject } from '@daymark/contract/projects';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import type { z } from 'zod';
import { type Brief, breakDown, type PlanningContext, type Proposal } from '../ai/service.ts';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { oneProject, seeProject, writeNewProject } from '../projects/service.ts';
import { askedIn, materialOf, stateOf } from './material.ts';
import { merge, proposeFor } from './proposing.ts';
import { toProposalRows } from './shape.ts';
import { type Acceptance, asProposed, changedMeanwhile, writeAccepted } from './writing.ts';

/** A project is made even when its plan cannot be, or is called off: that is told beside it. */
async function planIfItCanBe(context: PlanningContext, brief: Brief): Promise<Proposal | PlanFailure> {
  try {
    return await breakDown(context, brief);
  } catch (error) {
    // A server that stops gives its own reason.
    const isCalledOff = context.signal?.aborted && !(error instanceof AppError);
    if (isCalledOff) return { error: { code: 'stopped', message: 'Stopped before it was done' } };
    context.log.error({ err: error }, 'a project could not be broken down');
    const code = error instanceof AppError ? error.code : 'internal';
    const message = error instanceof AppError ? error.message : 'Failed to generate subtasks';
    return { error: { code, message } };
  }
}

/** Writes the first plan of a project that was just written. */
async function writeFirstPlan(context: UserContext, trx: Database, id: string, { tasks, plan }: Proposal) {
  const { today, engine } = context;
  const material = materialOf(await seeProject({ ...context, db: trx }, id));
  const { project, milestones } = material.seen;
  const rows = toProposalRows(merge(material, tasks, today), { ...material, tasks }, today);
  const asked = askedIn(material.brief, engine.plannerName);
  const madeFrom = stateOf({ ...project, milestones, asked });
  return writeAccepted(
    context,
    trx,
    id,
    asProposed({ rows, plan, madeFrom, leftOut: 0, granularity: 'normal', finer: [] }),
  );
}

/** Makes a project, with its plan where one is wanted: that is accepted at once, and can be undone. */
export async function createProject(context: PlanningContext, input: z.output<typeof NewProject>) {
  const { userId, now, once } = context;
  const { generateAISubtasks, timeline: _computed, weekdays, hoursPerDay, ...words } = input;
  const milestones = words.milestones.map((milestone) => ({ id: randomUUIDv7(), ...milestone }));
  const week = { weekdays, hoursPerDay };
  const nothingYet = { projectId: null, kept: [], standing: [], declined: [], finer: [], answers: {} };
  const brief: Brief = { ...words, ...nothingYet, granularity: 'normal', week, milestones };
  const proposal = generateAISubtasks ? await planIfItCanBe(context, brief) : null;
  const id = randomUUIDv7();
  return once(async (trx) => {
    const project = { ...words, ...week, id, dueTime: words.dueTime ?? DEFAULT_DUE_TIME, milestones };
    await writeNewProject(trx, userId, project, now());
    const planned =
      proposal && 'tasks' in proposal ? await writeFirstPlan(context, trx, id, proposal) : undefined;
    const written = await oneProject({ ...context, db: trx }, id);
    const { subtasks, plan: present, ...rest } = written.project;
    const plan = proposal && 'error' in proposal ? proposal : present;
    return { project: rest, subtasks, plan, changeId: planned?.changeId ?? null };
  });
}

/** Proposes a plan, or the difference to the one that stands. Writes nothing. */
export async function proposePlan(context: PlanningContext, projectId: string, wish: PlanProposalWish) {
  const seen = await seeProject(context, projectId);
  const { engine, ...wished } = wish;
  const byBuiltIn = engine === 'builtin';
  return proposeFor(context, materialOf(seen, wished), { byBuiltIn, withDeleted: wish.withDeleted ?? false });
}

/** Writes a proposal as the person left it, all of it or nothing. */
export async function acceptPlan(context: UserContext, projectId: string, accepted: Acceptance) {
  await seeProject(context, projectId);
  const written = await context.once((trx) => writeAccepted(context, trx, projectId, accepted));
  if (!written) throw changedMeanwhile();
  return written;
}

const PLANNING_ATTEMPTS = 3;

/**
 * Breaks a project down into dated subtasks, or merges a new plan into the one that stands, and writes it at once.
 * Planning takes its time, so it holds no lock: when the project was changed meanwhile, it is planned again.
 */
export async function breakDownProject(
  context: PlanningContext,
  projectId: string,
  { regenerate, byBuiltIn = false }: { regenerate: boolean; byBuiltIn?: boolean },
) {
  for (let attempt = 0; attempt < PLANNING_ATTEMPTS; attempt++) {
    const seen = await seeProject(context, projectId);
    if (!regenerate && seen.subtasks.some((row) => row.ai_generated))
      throw new AppError('conflict', 'This project already has a plan. Regenerate it to make it anew.');
    const accepted = asProposed(await proposeFor(context, materialOf(seen), { byBuiltIn }));
    const written = await context.once((trx) => writeAccepted(context, trx, projectId, accepted));
    if (written) return written;
  }
  throw new AppError('conflict', 'The project kept changing while it was planned. Please try again.');
}
