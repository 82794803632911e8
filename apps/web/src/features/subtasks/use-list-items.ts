import type { Subtask } from '@daymark/contract/subtasks';
import type { Wait } from '@daymark/contract/waits';
import type { Statement } from '@daymark/domain/reading';
import { isUnsure } from '@daymark/domain/statements';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { marksIn, rulesIn } from '../../plan-data/day-marks.ts';
import { waitsQuery } from '../../plan-data/waits.ts';
import { inPlanOrder } from './day-groups.ts';
import type { GuessActions } from './guess.ts';
import type { PlanGroup } from './plan-groups.ts';
import { planItems } from './plan-items.ts';
import type { HabitContext } from './plan-list.tsx';
import { planWaitsNow } from './plan-waits.ts';
import { repeatOf } from './repeats.ts';
import type { SubtaskTableProps } from './table-props.ts';
import type { PlanView } from './use-plan-view.ts';

/** The titles of each subtask's open dependencies, one per line. */
function waitingWords(subtasks: readonly Subtask[]): ReadonlyMap<string, string> {
  const inOrder = inPlanOrder(subtasks);
  const placeOf = new Map(inOrder.map(({ id }, index) => [id, index]));
  const titlesOf = ({ dependsOn }: Subtask) =>
    dependsOn
      .flatMap((id) => placeOf.get(id) ?? [])
      .sort((a, b) => a - b)
      .flatMap((place) => {
        const other = inOrder[place];
        return other && other.status !== 'Completed' ? other.title : [];
      });
  return new Map(subtasks.map((subtask) => [subtask.id, titlesOf(subtask).join('\n')]));
}

const unsureIn = (lines: readonly Statement[] = []): ReadonlySet<string> =>
  new Set(lines.filter(isUnsure).map(({ id }) => id));

const countByLine = (subtasks: readonly Subtask[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(subtasks, ({ statement }) => statement ?? '')].map(([line, own]) => [line, own.length]),
  );

const NO_WAITS: readonly Wait[] = [];

/** Which habits are open, and the items of the list. A habit opens to scroll to one of its days. */
export function useListItems(
  { project, today, soughtId, lines, actions }: SubtaskTableProps,
  groups: readonly PlanGroup[],
  view: PlanView,
) {
  const [openIds, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (statement: string) => setOpen((before) => before.symmetricDifference(new Set([statement]))),
    [],
  );
  const habit = soughtId === undefined ? undefined : repeatOf(groups.flatMap(repeatsOf), soughtId)?.statement;
  useEffect(() => {
    if (habit !== undefined) setOpen((before) => new Set(before).add(habit));
  }, [habit]);
  const byDay = view.groupBy === 'day';
  const { data: waits = NO_WAITS } = useQuery(waitsQuery(project.id));
  const marks = useMemo(
    () => (byDay ? marksIn({ waits: planWaitsNow(project, waits, today) }, lines, today) : []),
    [byDay, project, waits, lines, today],
  );
  const items = useMemo(
    () => planItems(groups, marks, ({ statement }) => openIds.has(statement)),
    [groups, marks, openIds],
  );
  const rules = useMemo(() => rulesIn(lines), [lines]);
  const habits: HabitContext = { today, rules, openIds, actions, onToggle: toggle };
  return { items, habits };
}

const repeatsOf = ({ repeats = [] }: PlanGroup) => repeats;

/** Words in rows about other rows: their dependencies, how many belong to the same line, and which are uncertain. */
export function useRowWords({ project: { subtasks }, lines, actions, onLineTakes }: SubtaskTableProps) {
  const waitsFor = useMemo(() => waitingWords(subtasks), [subtasks]);
  const alike = useMemo(() => countByLine(subtasks), [subtasks]);
  const unsureLines = useMemo(() => unsureIn(lines), [lines]);
  const guess = useMemo(
    (): GuessActions => ({
      onRow: (subtask, hours) => void actions.change(subtask, { estimatedHours: hours }).catch(() => {}),
      onAll: onLineTakes,
    }),
    [actions, onLineTakes],
  );
  return { words: { waitsFor, alike, unsureLines }, guess };
}
