import type { PlanProposal } from '@daymark/contract/plan-proposals';
import { type MergedRow, mergePlan } from '@daymark/planner/merge/merge';
import type { PlannedTask } from '@daymark/planner/plan';
import { breakDown, type PlanningContext } from '../ai/service.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
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
  // Of what was deleted a lag may be left; it holds nobody up.
  lags: (row.lags ?? []).filter(({ id }) => row.depends_on.includes(id)),
  whyKept,
});

/** What a plan of these tasks would add, change and take away. */
export function merge(
  { seen, reasons }: Material,
  tasks: readonly PlannedTask[],
  today: string,
): MergedRow[] {
  const rows = seen.subtasks.map((row) => planRow(row, reasons.get(row.id) ?? null));
  return mergePlan({ rows, tasks, today });
}

const UNCHANGED = 'The brief has not changed';

/** What is said of a plan that is asked for again in the same words. */
function asItStands({ seen, reasons }: Material, today: string): MergedRow[] {
  const rows = seen.subtasks.map((row) => planRow(row, reasons.get(row.id) ?? UNCHANGED));
  return mergePlan({ rows, tasks: [], today });
}

/**
 * What a plan would add, change and take away, planned around what the person made their own. A language model says the
 * same otherwise each time: where it is asked for the same again, it is not asked.
 */
export async function proposeFor(
  context: PlanningContext,
  material: Material,
  { byBuiltIn = false, withDeleted = false },
): Promise<PlanProposal> {
  const { today } = context;
  const { seen, brief } = material;
  const { project, milestones, subtasks } = seen;
  const engine = byBuiltIn ? context.builtIn : context.engine;
  const asked = askedIn(brief, engine.plannerName);
  const madeFrom = stateOf({ ...project, milestones, asked });
  const beside = {
    madeFrom,
    leftOut: material.declined.length,
    granularity: brief.granularity,
    finer: [...brief.finer],
  };
  const isPlanned = subtasks.some(({ ai_generated }) => ai_generated);
  if (engine.isMetered && isPlanned && !withDeleted && project.plan && project.proposed?.asked === asked)
    return {
      rows: toProposalRows(asItStands(material, today), { ...material, tasks: [] }, today),
      plan: project.plan,
      ...beside,
    };
  const { tasks, plan } = await breakDown(context, brief, { byBuiltIn });
  return {
    rows: toProposalRows(merge(material, tasks, today), { ...material, tasks }, today),
    plan,
    ...beside,
  };
}
