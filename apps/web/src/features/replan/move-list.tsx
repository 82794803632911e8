import type { Replan, ReplannedMove } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { ArrowRight } from 'lucide-react';
import { formatDay, formatHours } from '../../lib/format.ts';
import { reasonText } from './replan-words.ts';

const hoursOf = (hours: number) => (hours > 0 ? ` · ${formatHours(hours)}` : '');

const MoveItem = ({ move, today }: { move: ReplannedMove; today: Day }) => (
  <li className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
    <p className="min-w-0 font-semibold break-words">{move.title}</p>
    <p className="flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums sm:justify-end">
      <span className="text-ink-soft">{move.from === null ? 'No day' : formatDay(move.from)}</span>
      <ArrowRight className="size-3.5 text-ink-soft" aria-label="to" />
      <strong>{formatDay(move.to)}</strong>
    </p>
    <p className="text-sm text-ink-soft sm:col-span-2">
      {reasonText(move.reason, move.from, today)}
      {hoursOf(move.hours)}
    </p>
  </li>
);

type MoveListProps = Pick<Replan, 'moves' | 'unplaced'> & {
  today: Day;
  /** Whether each project is named. */
  namesProjects: boolean;
};

/** What would move, project by project, and what fits on no day. */
export function MoveList({ moves, unplaced, today, namesProjects }: MoveListProps) {
  const groups = [...Map.groupBy(moves, ({ projectId }) => projectId).values()];
  return (
    <div className="grid gap-5">
      {groups.map((group) => (
        <section key={group[0]?.projectId} aria-label={group[0]?.project}>
          {namesProjects && (
            <h3 className="border-b border-line pb-1 text-sm font-bold">{group[0]?.project}</h3>
          )}
          <ul className="divide-y divide-line">
            {group.map((move) => (
              <MoveItem key={move.id} move={move} today={today} />
            ))}
          </ul>
        </section>
      ))}
      {unplaced.length > 0 && (
        <section aria-labelledby="no-day" className="rounded-md bg-signal-wash px-4 py-3">
          <h3 id="no-day" className="text-sm font-bold">
            Fits on no day
          </h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {unplaced.map((one) => (
              <li key={one.id}>
                {one.title}
                <span className="text-ink-soft">
                  {hoursOf(one.hours)}
                  {namesProjects && `, ${one.project}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
