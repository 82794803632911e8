import { createHash } from 'node:crypto';
import { recognized } from '@daymark/planner/merge/keys';
import { declinedSince, type ProposedPlan } from '@daymark/planner/merge/memory';
import type { Granularity, PlanRequest, Proposed } from '@daymark/planner/plan';
import type { PlannedBrief } from '../ai/service.ts';
import type { Corrections } from '../db/kept-reading.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import type { SeenProject } from '../projects/service.ts';
import { briefOf } from '../readings/service.ts';
import { reasonsToStand } from '../subtasks/plan-writing.ts';

/** What was proposed of each row that a plan made; of those from before that was noted, what the row itself tells. */
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

/** A project as it is planned anew: its words, what of its rows stands, and what is not wanted. */
export interface Material {
  seen: SeenProject;
  brief: PlannedBrief;
  /** Why a row stands whatever is proposed, by its id. */
  reasons: ReadonlyMap<string, string>;
  proposed: ReadonlyMap<string, Proposed>;
  declined: readonly Proposed[];
}

/** How tasks are wished to be cut, and whether those that were deleted are wanted again. */
export interface Wished {
  withDeleted?: boolean | undefined;
  granularity?: Granularity | undefined;
  finer?: readonly string[] | undefined;
}

export function materialOf(seen: SeenProject, wished: Wished = {}): Material {
  const { project, subtasks } = seen;
  const reasons = reasonsToStand(subtasks);
  const proposed = proposedOf(subtasks);
  // Where nothing is left of a plan, the next is the first again.
  const isPlanned = subtasks.some(({ ai_generated }) => ai_generated);
  const last = isPlanned ? project.proposed : null;
  const memory = wished.withDeleted ? null : last;
  const declined = declinedSince(memory, [...proposed.values()]);
  const brief: PlannedBrief = {
    ...briefOf(seen),
    kept: subtasks.flatMap((row) => (reasons.has(row.id) ? [keptTask(row, proposed)] : [])),
    standing: subtasks.flatMap((row) => {
      const known = proposed.get(row.id);
      if (reasons.has(row.id) || !known) return [];
      return [
        { id: row.id, title: row.title, dueDate: row.due_date, dependsOn: row.depends_on, proposed: known },
      ];
    }),
    declined,
    granularity: wished.granularity ?? last?.granularity ?? 'normal',
    finer: wished.finer ?? last?.finer ?? [],
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

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Names what was asked for: the same words and dates, and what was corrected of them, again ask for nothing new. */
export const askedIn = (
  { kept: _, standing: __, declined: ___, known: ____, ...brief }: PlannedBrief,
  engine: string,
): string => hashOf([brief, engine]);

interface State {
  version: number;
  milestones: readonly { id: string; version: number }[];
  corrections: Corrections;
  asked: string;
}

/** Names the state of what a plan is made from beside its rows, and what was asked for. */
export const stateOf = ({ version, milestones, corrections, asked }: State): string =>
  `${hashOf([version, milestones.map((one) => [one.id, one.version]), Object.values(corrections)])}.${asked}`;

/** What was asked for, out of the name of a state. */
export const askedOf = (state: string): string => state.slice(state.indexOf('.') + 1);

/** What is remembered of a plan once it is written. */
export const memoryOf = (
  material: Material,
  {
    written,
    dropped,
    ...of
  }: Pick<ProposedPlan, 'asked' | 'granularity' | 'finer'> & {
    written: readonly Proposed[];
    dropped: readonly Proposed[];
  },
): ProposedPlan => ({ offered: [...written], declined: [...material.declined, ...dropped], ...of });
