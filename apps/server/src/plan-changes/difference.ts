import type {
  PlanDifference,
  Plans,
  SeriesDifference,
  SeriesState,
  SubtaskDifference,
  SubtaskState,
} from './kept.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function differenceOf(
  before: SubtaskState | undefined,
  after: SubtaskState | undefined,
): SubtaskDifference[] {
  const row = (after ?? before)?.row;
  if (!row) return [];
  const { id, project_id: projectId, title, version } = row;
  if (!before) return [{ id, projectId, title, version, was: null, waitedFor: null }];
  const waits = same(before.waits_for, after?.waits_for);
  if (waits && same(before.row, after?.row)) return [];
  return [{ id, projectId, title, version, was: before.row, waitedFor: waits ? null : before.waits_for }];
}

/** If the change created the series, the undone series ends before its first day, so that it has no new occurrences. */
function seriesDifference(before: SeriesState | undefined, after: SeriesState): SeriesDifference[] {
  if (same(before, after)) return [];
  const { id, project_id: projectId, version } = after;
  return [{ id, projectId, version, was: before ?? { ends_before: after.starts_on } }];
}

/** The difference between two states of the same plans. */
export function planDifference(before: Plans, after: Plans): PlanDifference {
  const [had, has] = [before, after].map(
    ({ subtasks }) => new Map(subtasks.map((state) => [state.row.id, state])),
  );
  const left = new Map(after.projects.map(({ id, columns }) => [id, columns]));
  return {
    subtasks: [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])].flatMap((id) =>
      differenceOf(had?.get(id), has?.get(id)),
    ),
    series: after.series.flatMap((one) =>
      seriesDifference(
        before.series.find(({ id }) => id === one.id),
        one,
      ),
    ),
    projects: before.projects.flatMap(({ id, columns }) => {
      const now = left.get(id);
      return now && !same(columns, now) ? [{ id, was: columns, left: now }] : [];
    }),
  };
}
