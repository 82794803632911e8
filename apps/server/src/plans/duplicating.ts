import { randomUUIDv7 } from 'node:crypto';
import type { ProjectCopy } from '@daymark/contract/project-copies';
import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import { shiftedDays } from '@daymark/domain/shifted-days';
import type { ProposedPlan } from '@daymark/planner/merge/memory';
import type { z } from 'zod';
import { madeFromOf, meantName } from '../ai/reading.ts';
import type { PlanningContext } from '../ai/service.ts';
import { planningCalendar } from '../calendars/service.ts';
import type { Database } from '../db/database.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import { withSavepoint } from '../db/savepoint.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { AppError, notFound } from '../http/errors.ts';
import { projectDetails, type SeenProject, seeProject } from '../projects/service.ts';
import type { MilestoneRow } from '../projects/shape.ts';
import { insertProject } from '../projects/store.ts';
import { insertSubtasks, type SubtaskToInsert } from '../subtasks/adding-store.ts';
import { materialOf } from './material.ts';
import { proposeFor } from './proposing.ts';
import { asProposed, writeOver } from './writing.ts';

type Wish = z.output<typeof ProjectCopy>;
type Shift = (day: Day) => Day;

/** What is copied: a project as it is, or as a template keeps it. */
export interface Original {
  project: Pick<
    ProjectRow,
    | 'name'
    | 'description'
    | 'start_date'
    | 'due_date'
    | 'due_time'
    | 'priority'
    | 'category'
    | 'tags'
    | 'weekdays'
    | 'hours_per_day'
    | 'client_id'
    | 'reading'
    | 'corrections'
  > &
    // Older templates have none.
    Partial<Pick<ProjectRow, 'proposed'>>;
  milestones: readonly Pick<MilestoneRow, 'id' | 'name' | 'due_date'>[];
  subtasks: readonly Pick<
    SubtaskRow,
    | 'id'
    | 'milestone_id'
    | 'title'
    | 'description'
    | 'priority'
    | 'tags'
    | 'due_date'
    | 'due_time'
    | 'pinned'
    | 'earliest_on'
    | 'latest_on'
    | 'estimated_hours'
    | 'ai_generated'
    | 'source'
    | 'playbook'
    | 'statement'
    | 'repeat'
    | 'guessed'
    | 'proposed'
    | 'edited_at'
    | 'dated_at'
    | 'depends_on'
    | 'lags'
    | 'position'
  >[];
}

type CopiedRow = Original['subtasks'][number];

/** The stored Reading, stamped for the copy's name if it belongs to the original's words. */
function readingOfCopy({ project }: Original, name: string) {
  const { reading, description } = project;
  if (reading?.madeFrom !== madeFromOf(project)) return null;
  // "Copy" is the name of no kind of project: the steps are those of the original.
  const copied = { name, of: meantName({ name: project.name, known: reading }) };
  return { ...reading, madeFrom: madeFromOf({ name, description }), copied };
}

/** How finely a project was broken down and as what, without what was proposed and rejected. */
export const brokenDownAs = ({ proposed }: Original['project']): ProposedPlan | null =>
  proposed ? { ...proposed, offered: [], declined: [], asked: '' } : null;

function projectOf(seen: Original, wish: Wish, shift: Shift) {
  const { project, milestones } = seen;
  const { description, due_time, priority, category, tags, weekdays, hours_per_day, corrections } = project;
  const { client_id: clientId } = project;
  // A milestone may not be on the first day.
  const withinDates = (day: Day) => (day <= wish.startDate ? addDays(wish.startDate, 1) : day);
  return {
    ...wish,
    id: randomUUIDv7(),
    description,
    dueTime: due_time,
    priority,
    category,
    tags,
    weekdays,
    hoursPerDay: hours_per_day,
    clientId,
    corrections,
    reading: readingOfCopy(seen, wish.name),
    proposed: brokenDownAs(project),
    milestones: milestones.map(({ name, due_date }) => ({
      id: randomUUIDv7(),
      name,
      dueDate: withinDates(shift(due_date)),
    })),
  };
}

/** The subtasks as if nobody had worked on them, each on the day of the shift. */
function subtasksOf(
  { subtasks, milestones }: Original,
  copied: readonly { id: string }[],
  shift: Shift,
): SubtaskToInsert[] {
  const milestoneIds = new Map(milestones.map(({ id }, at) => [id, copied[at]?.id]));
  const ids = new Map(subtasks.map(({ id }) => [id, randomUUIDv7()]));
  const idOf = (id: string) => ids.get(id) ?? [];
  const shiftOr = (day: Day | null) => day && shift(day);
  const copyOf = (row: CopiedRow): SubtaskToInsert[] =>
    [idOf(row.id)].flat().map((id) => ({
      id,
      milestoneId: milestoneIds.get(row.milestone_id ?? '') ?? null,
      title: row.title,
      description: row.description,
      priority: row.priority,
      tags: row.tags,
      status: 'Pending',
      dueTime: row.due_time,
      actualHours: null,
      pinned: row.pinned,
      dueDate: shiftOr(row.due_date),
      earliestOn: shiftOr(row.earliest_on),
      latestOn: shiftOr(row.latest_on),
      estimatedHours: row.estimated_hours,
      aiGenerated: row.ai_generated,
      source: row.source,
      playbook: row.playbook,
      statement: row.statement,
      repeat: row.repeat,
      guessed: row.guessed,
      proposed: row.proposed,
      isEdited: row.edited_at !== null,
      isDated: row.dated_at !== null,
      dependsOn: row.depends_on.flatMap(idOf),
      lags: (row.lags ?? []).flatMap((lag) =>
        [idOf(lag.id)].flat().map((to) => ({ id: to, days: lag.days })),
      ),
    }));
  return subtasks.toSorted((a, b) => a.position - b.position).flatMap(copyOf);
}

/**
 * Plans the rows of a copy that a plan made and nobody touched again, by the built-in planner from the stored Reading,
 * and returns the copy after it.
 */
async function planAgain(context: PlanningContext, trx: Database, copy: SeenProject): Promise<SeenProject> {
  const own = { ...context, db: trx };
  if (!copy.project.reading || !copy.subtasks.some((row) => row.ai_generated)) return copy;
  const proposal = await proposeFor(own, materialOf(copy), { byBuiltIn: true });
  // Nobody else can change a project that was made in this transaction.
  return (await writeOver(own, trx, copy, asProposed(proposal))).left;
}

/** Writes a copy with other dates, and has it planned in the same transaction. If it cannot be, it keeps its shifted days. */
export async function copyOriginal(
  context: PlanningContext,
  original: Original,
  {
    wish,
    weekdays,
    plan,
  }: {
    wish: Wish;
    /** The working days by which distances are kept. */
    weekdays: readonly Weekday[];
    plan: (trx: Database, inserted: SeenProject) => Promise<SeenProject>;
  },
) {
  const { userId, now, today, once } = context;
  const { start_date: from } = original.project;
  const shift = shiftedDays({ from, to: wish.startDate, until: wish.dueDate, weekdays });
  const copy = projectOf(original, wish, shift);
  const subtasks = subtasksOf(original, copy.milestones, shift);
  return once(async (trx) => {
    await insertProject(trx, userId, copy, now());
    const scope = { userId, projectId: copy.id };
    if (subtasks.length > 0 && !(await insertSubtasks(trx, scope, subtasks, now())))
      throw notFound('Project');
    const inserted = await seeProject({ ...context, db: trx }, copy.id);
    const made = await withSavepoint(trx, () => plan(trx, inserted)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      context.log.warn({ err: error }, 'the copy of a project could not be planned');
      return inserted;
    });
    const { subtasks: written, plan: madePlan, ...project } = projectDetails(made, today);
    return { project, subtasks: written, plan: madePlan };
  });
}

/** Copies a project with its plan to other dates: brief, corrections, milestones and open subtasks. */
export async function duplicateProject(context: PlanningContext, projectId: string, wish: Wish) {
  const { db, userId, today } = context;
  const seen = await seeProject(context, projectId);
  const { working } = await planningCalendar(db, { userId, projectId, from: today, to: today });
  const plan = (trx: Database, inserted: SeenProject) => planAgain(context, trx, inserted);
  return copyOriginal(context, seen, { wish, weekdays: working.weekdays, plan });
}
