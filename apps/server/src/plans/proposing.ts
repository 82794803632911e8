import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Day } from '@daymark/domain/dates';
import { type MergedRow, mergePlan } from '@daymark/planner/merge/merge';
import type { PlannedTask } from '@daymark/planner/plan';
import { datesReadFor } from '../ai/reading.ts';
import { breakDown, type HowRead, type PlanningContext, type Proposal } from '../ai/service.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { keepReading } from '../readings/service.ts';
import { askedIn, type Material, stateOf } from './material.ts';
import { toProposalRows } from './shape.ts';

const planRow = (row: SubtaskRow, whyKept: string | null) => ({
  ...row,
  estimatedHours: row.estimated_hours,
  dueDate: row.due_date,
  earliestOn: row.earliest_on,
  latestOn: row.latest_on,
  milestoneId: row.milestone_id,
  dependsOn: row.depends_on,
  // Lags of deleted dependencies are ignored.
  lags: (row.lags ?? []).filter(({ id }) => row.depends_on.includes(id)),
  whyKept,
});

/** The rows that a plan would add, change and delete. */
export function merge(
  { seen, reasons }: Material,
  tasks: readonly PlannedTask[],
  today: string,
): MergedRow[] {
  const rows = seen.subtasks.map((row) => planRow(row, reasons.get(row.id) ?? null));
  return mergePlan({ rows, tasks, today });
}

/**
 * The rows that a plan would add, change and delete, planned around those that the user owns. The Reading is stored
 * with the project, so that the same words are not read twice.
 */
export async function proposeFor(
  context: PlanningContext,
  material: Material,
  how: HowRead = {},
): Promise<PlanProposal> {
  const { db, userId, today } = context;
  const { brief } = material;
  const proposal = await breakDown(context, brief, how);
  await keepReading(db, userId, brief, proposal.known);
  return toProposal(material, proposal, today);
}

/** The difference of a plan to the present rows. */
export function toProposal(
  material: Material,
  { tasks, plan, known, reading }: Proposal,
  today: Day,
): PlanProposal {
  const { seen, brief } = material;
  const asked = askedIn(brief, known.engine);
  return {
    rows: toProposalRows(merge(material, tasks, today), { ...material, tasks }, today),
    plan,
    reading,
    madeFrom: stateOf({ ...seen.project, milestones: seen.milestones, asked }),
    ...datesReadFor(known, brief),
    leftOut: material.declined.length,
    depth: brief.depth,
    projectKind: brief.kind,
  };
}
