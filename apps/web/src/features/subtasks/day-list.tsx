import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { agendaOf, type DayGroup, groupByDay, nextSubtask } from './day-groups.ts';
import { DaySection } from './day-section.tsx';
import type { RowContext } from './subtask-row.tsx';

type DayListProps = RowContext & {
  subtasks: readonly Subtask[];
  today: Day;
};

/** What each subtask still waits for, a title a line: done is no longer waited for. */
function waitingWords(subtasks: readonly Subtask[]): ReadonlyMap<string, string> {
  const inOrder = groupByDay(subtasks).flatMap((group) => group.subtasks);
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

const keyOf = ({ day }: DayGroup) => day ?? 'not placed';

/** Drawn anew when the subtasks change, not when one is pointed at. */
export const DayList = memo(function DayList({ subtasks, today, ...context }: DayListProps) {
  const { settled, ahead } = agendaOf(subtasks, today);
  const shared = { today, nextId: nextSubtask(subtasks)?.id, waitsFor: waitingWords(subtasks), context };
  const settledCount = settled.reduce((sum, group) => sum + group.subtasks.length, 0);

  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      {settled.length > 0 && (
        <details className="group" open={ahead.length === 0}>
          <summary className="flex min-h-9 w-fit list-none items-center gap-1.5 rounded-md text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11">
            <ChevronRight className="size-4 transition-transform group-open:rotate-90" aria-hidden="true" />
            {settledCount} done on earlier days
          </summary>
          <div className="mt-3 grid grid-cols-1 gap-6">
            {settled.map((group) => (
              <DaySection key={keyOf(group)} group={group} {...shared} />
            ))}
          </div>
        </details>
      )}
      {ahead.map((group) => (
        <DaySection key={keyOf(group)} group={group} {...shared} />
      ))}
    </div>
  );
});
