import type { Depth } from '@daymark/domain/steps';
import { recognized } from '@daymark/planner/merge/keys';
import { declinedSince, type ProposedPlan } from '@daymark/planner/merge/memory';
import type { PlanRequest, Proposed } from '@daymark/planner/plan';
import type { PlannedBrief } from '../ai/service.ts';
import type { Corrections } from '../db/kept-reading.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { digestOf } from '../http/digest.ts';
import type { SeenProject } from '../projects/service.ts';
import { briefOf } from '../readings/service.ts';
import { reasonsToStand } from '../subtasks/plan-writing.ts';

/** The proposal of each row that a plan made. Older rows have none stored, so it is made from the row. */
function proposedOf(rows: readonly SubtaskRow[]): Map<string, Proposed> {
  const unnoted = rows.filter((row) => row.ai_generated && !row.proposed);
  const guessed = recognized(
    unnoted.map((row) => ({
      ...row,
      statement: row.statement ?? undefined,
      hours: row.estimated_hours ?? 0,
    })),
  );
  const known = new Map(unnoted.flatMap(({ id }, at) => (guessed[at] ? [[id, guessed[at]]] : [])));
  for (const { id, proposed } of rows) if (proposed) known.set(id, proposed);
  return known;
}

/** The input for a new plan: the project's words, its rows to keep, and tasks that the user rejected. */
export interface Material {
  seen: SeenProject;
  brief: PlannedBrief;
  /** Why a row is kept whatever is proposed, by its id. */
  reasons: ReadonlyMap<string, string>;
  proposed: ReadonlyMap<string, Proposed>;
  declined: readonly Proposed[];
}

/** How finely the brief is broken down and as what, and whether deleted tasks are proposed again. */
export interface Wished {
  withDeleted?: boolean | undefined;
  depth?: Depth | undefined;
  projectKind?: string | null | undefined;
}

export function materialOf(seen: SeenProject, wished: Wished = {}): Material {
  const { project, subtasks } = seen;
  const reasons = reasonsToStand(subtasks);
  const proposed = proposedOf(subtasks);
  // If nothing is left of a plan, the next one is a first plan.
  const isPlanned = subtasks.some(({ ai_generated }) => ai_generated);
  const last = isPlanned ? project.proposed : null;
  const memory = wished.withDeleted ? null : last;
  const declined = declinedSince(memory, [...proposed.values()]);
  const known = briefOf(seen);
  const brief: PlannedBrief = {
    ...known,
    kept: subtasks.flatMap((row) => (reasons.has(row.id) ? [keptTask(row, proposed)] : [])),
    standing: subtasks.flatMap((row) => {
      const known = proposed.get(row.id);
      if (reasons.has(row.id) || !known) return [];
      return [
        { id: row.id, title: row.title, dueDate: row.due_date, dependsOn: row.depends_on, proposed: known },
      ];
    }),
    declined,
    depth: wished.depth ?? known.depth,
    kind: wished.projectKind === undefined ? known.kind : wished.projectKind,
  };
  return { seen, brief, reasons, proposed, declined };
}

const keptTask = (row: SubtaskRow, proposed: ReadonlyMap<string, Proposed>): PlanRequest['kept'][number] => ({
  id: row.id,
  title: row.title,
  dueDate: row.due_date,
  estimatedHours: row.estimated_hours ?? 0,
  status: row.status,
  proposed: proposed.get(row.id) ?? null,
});

/** A stamp of the request: the same words, dates and corrections give the same stamp. */
export const askedIn = (
  { kept: _, standing: __, declined: ___, known: ____, ...brief }: PlannedBrief,
  engine: string,
): string => digestOf([brief, engine]);

interface State {
  version: number;
  milestones: readonly { id: string; version: number }[];
  corrections: Corrections;
  asked: string;
}

/** A stamp of everything that a plan is made from, besides its rows. */
export const stateOf = ({ version, milestones, corrections, asked }: State): string =>
  `${digestOf([version, milestones.map((one) => [one.id, one.version]), Object.values(corrections)])}.${asked}`;

/** The request part of such a stamp. */
export const askedOf = (state: string): string => state.slice(state.indexOf('.') + 1);

/** The data that is stored with a written plan. */
export const memoryOf = (
  material: Material,
  {
    written,
    dropped,
    ...of
  }: Pick<ProposedPlan, 'asked' | 'depth' | 'projectKind'> & {
    written: readonly Proposed[];
    dropped: readonly Proposed[];
  },
): ProposedPlan => ({ offered: [...written], declined: [...material.declined, ...dropped], ...of });
