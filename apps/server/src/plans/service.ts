import { randomUUIDv7 } from 'node:crypto';
import type { PlanProposalWish } from '@daymark/contract/plan-proposals';
import type { PlanFailure } from '@daymark/contract/plans';
import type { NewProject } from '@daymark/contract/projects';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { madeFromOf, readingOfBrief } from '../ai/reading.ts';
import {
  type Brief,
  breakDown,
  engineFor,
  type HowRead,
  type PlannedBrief,
  type PlanningContext,
  type Proposal,
} from '../ai/service.ts';
import type { Database } from '../db/database.ts';
import { hasClient } from '../db/own-client.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { projectDetails, type SeenProject, seeProject } from '../projects/service.ts';
import { insertProject } from '../projects/store.ts';
import { askedIn, materialOf, stateOf, type Wished } from './material.ts';
import { merge, proposeFor } from './proposing.ts';
import { toPlanTasks, toProposalRows } from './shape.ts';
import { type Acceptance, asProposed, changedMeanwhile, writeAccepted, writeOver } from './writing.ts';

/** The project is created even if its plan fails or is aborted. The answer contains the reason. */
async function planIfItCanBe(
  context: PlanningContext,
  brief: PlannedBrief,
  how: HowRead,
): Promise<Proposal | PlanFailure> {
  try {
    return await breakDown(context, brief, how);
  } catch (error) {
    // A stopping server reports its own reason.
    const isCalledOff = context.signal?.aborted && !(error instanceof AppError);
    if (isCalledOff) return { error: { code: 'stopped', message: t`Stopped before it was done` } };
    context.log.error({ err: error }, 'a project could not be broken down');
    const code = error instanceof AppError ? error.code : 'internal';
    const message = error instanceof AppError ? translated(error.message) : t`Failed to generate subtasks`;
    return { error: { code, message } };
  }
}

/** Writes the first plan of a project that was made in this transaction, so that nobody else knows it. */
function writeFirstPlan(
  context: UserContext,
  trx: Database,
  made: Pick<SeenProject, 'project' | 'milestones'>,
  { tasks, plan, known, reading }: Proposal,
  { depth, kind: projectKind }: Pick<Brief, 'depth' | 'kind'>,
) {
  const { today } = context;
  const material = materialOf({ ...made, subtasks: [] }, { depth, projectKind });
  const { project, milestones } = made;
  const rows = toProposalRows(merge(material, tasks, today), { ...material, tasks }, today);
  const asked = askedIn(material.brief, known.engine);
  const madeFrom = stateOf({ ...project, milestones, asked });
  return writeOver(
    context,
    trx,
    material.seen,
    asProposed({ rows, plan, reading, madeFrom, leftOut: 0, depth, projectKind }),
  );
}

type New = z.output<typeof NewProject>;

type BriefOfNew = Pick<
  New,
  | ('name' | 'description' | 'category' | 'tags' | 'priority' | 'startDate' | 'dueDate')
  | ('weekdays' | 'hoursPerDay' | 'asRead' | 'corrections' | 'engine' | 'depth' | 'projectKind')
>;

const howOf = ({ engine }: { engine?: 'builtin' | undefined }): HowRead => ({
  byBuiltIn: engine === 'builtin',
});

/** The brief of a project that does not exist yet. A Reading that a preview made of these words is used again. */
export function briefOfNew(
  context: PlanningContext,
  input: BriefOfNew,
  milestones: Brief['milestones'],
): PlannedBrief {
  const { name, description, category, tags, priority, startDate, dueDate, weekdays, hoursPerDay } = input;
  const { asRead, corrections } = input;
  const [madeFrom, readFor] = [madeFromOf(input), { startDate, dueDate }];
  const isOfThese = asRead?.madeFrom === madeFrom;
  const reading = isOfThese ? readingOfBrief(asRead.reading, description) : undefined;
  const engine = engineFor(context, howOf(input)).plannerName;
  return {
    projectId: null,
    name,
    description,
    category,
    tags,
    priority,
    startDate,
    dueDate,
    milestones,
    week: { weekdays, hoursPerDay },
    known:
      isOfThese && reading
        ? { madeFrom, engine, frame: asRead.frame, readOn: context.today, readFor, reading }
        : null,
    corrections,
    kept: [],
    standing: [],
    declined: [],
    depth: input.depth,
    kind: input.projectKind,
  };
}

const withIds = ({ milestones }: New) =>
  milestones.map((milestone) => ({ id: randomUUIDv7(), ...milestone }));

/** The Reading of a new project's brief and the plan that it would get. Writes nothing. */
export async function previewPlan(context: PlanningContext, input: New) {
  const brief = briefOfNew(context, input, withIds(input));
  const { tasks, plan, known, reading } = await breakDown(context, brief, howOf(input));
  return {
    madeFrom: known.madeFrom,
    frame: known.frame,
    asRead: known.reading,
    reading,
    plan,
    tasks: toPlanTasks(tasks).map((task) => ({ ...task, milestoneId: null })),
  };
}

/** Creates a project, with a plan if requested. The plan is accepted at once, and can be undone. */
export async function createProject(context: PlanningContext, input: New) {
  const { db, userId, now, once } = context;
  const { generateAISubtasks, timeline: _computed, asRead: _asRead, engine: _engine, ...words } = input;
  if (input.clientId && !(await hasClient(db, userId, input.clientId))) throw notFound('Client');
  const milestones = withIds(input);
  const brief = briefOfNew(context, input, milestones);
  const proposal = generateAISubtasks ? await planIfItCanBe(context, brief, howOf(input)) : null;
  const planned = proposal && 'tasks' in proposal ? proposal : undefined;
  const id = randomUUIDv7();
  return once(async (trx) => {
    const project = {
      ...words,
      id,
      milestones,
      dueTime: words.dueTime ?? DEFAULT_DUE_TIME,
      reading: planned?.known ?? brief.known,
      corrections: Object.fromEntries(words.corrections.map((one) => [one.id, one])),
    };
    const inserted = await insertProject(trx, userId, project, now());
    const written = planned && (await writeFirstPlan(context, trx, inserted, planned, brief));
    const made = written?.left ?? (await seeProject({ ...context, db: trx }, id));
    const { subtasks, plan: present, ...rest } = projectDetails(made, context.today);
    return {
      project: rest,
      subtasks,
      plan: proposal && 'error' in proposal ? proposal : present,
      reading: planned?.reading ?? null,
      changeId: written?.changeId ?? null,
    };
  });
}

/** Proposes a plan, or the difference to the present one. Writes nothing. */
export async function proposePlan(context: PlanningContext, projectId: string, wish: PlanProposalWish) {
  const seen = await seeProject(context, projectId);
  return proposeFor(context, materialOf(seen, wish), { ...howOf(wish), readAgain: wish.readAgain });
}

/** Writes a proposal with the user's choices, completely or not at all. */
export async function acceptPlan(context: UserContext, projectId: string, accepted: Acceptance) {
  const written = await context.once((trx) => writeAccepted(context, trx, projectId, accepted));
  if (written) return written;
  // Answers "not found" if there is no such project.
  await seeProject(context, projectId);
  throw changedMeanwhile();
}

const PLANNING_ATTEMPTS = 3;

/**
 * Splits a project into dated subtasks, or merges a new plan into the present one, and writes it at once. Planning
 * takes long, so it holds no lock: if the project was changed meanwhile, it is planned again.
 */
export async function breakDownProject(
  context: PlanningContext,
  projectId: string,
  { regenerate, byBuiltIn = false, ...wished }: { regenerate: boolean; byBuiltIn?: boolean } & Wished,
) {
  for (let attempt = 0; attempt < PLANNING_ATTEMPTS; attempt++) {
    const seen = await seeProject(context, projectId);
    if (!regenerate && seen.subtasks.some((row) => row.ai_generated))
      throw new AppError('conflict', t`This project already has a plan. Regenerate it to make it anew.`);
    const accepted = asProposed(await proposeFor(context, materialOf(seen, wished), { byBuiltIn }));
    const written = await context.once((trx) => writeAccepted(context, trx, projectId, accepted, seen));
    if (written) return written;
  }
  throw new AppError('conflict', t`The project kept changing while it was planned. Please try again.`);
}
