import type { Replan } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { t, tc } from '@daymark/words/t';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDay, formatHours } from '../../platform/format.ts';
import { CheckboxSquare } from '../../ui/checkbox-square.tsx';
import { classNames } from '../../ui/class-names.ts';
import { reasonText } from './replan-words.ts';
import type { ShownMove } from './use-staying.ts';

const hoursOf = (hours: number) => (hours > 0 ? ` · ${formatHours(hours)}` : '');

type MoveItemProps = {
  move: ShownMove;
  today: Day;
  canLeaveMore: boolean;
  onChange: (move: ShownMove, stays: boolean) => void;
};

function MoveItem({ move, today, canLeaveMore, onChange }: MoveItemProps) {
  const id = useId();
  const { stays, from, to, title, reason, hours } = move;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <label
        htmlFor={id}
        className="col-span-2 grid min-h-6 grid-cols-subgrid items-start pointer-coarse:relative pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        <CheckboxSquare
          id={id}
          checked={!stays}
          disabled={!stays && !canLeaveMore}
          tone="ink"
          aria-describedby={`${id}why`}
          onChange={({ target }) => onChange(move, !target.checked)}
        />
        <span className={classNames('min-w-0 font-semibold break-words', stays && 'text-ink-soft')}>
          {title}
        </span>
      </label>
      <p className="col-start-2 flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums sm:col-start-3 sm:justify-end">
        <span className={stays ? 'font-semibold' : 'text-ink-soft'}>
          {from === null ? t`No day` : formatDay(from)}
        </span>
        {!stays && (
          <>
            <ArrowRight className="size-3.5 text-ink-soft" aria-label={tc('day')`to`} />
            <strong>{formatDay(to)}</strong>
          </>
        )}
      </p>
      <p id={`${id}why`} className="col-start-2 text-sm text-ink-soft sm:col-span-2">
        {stays && <strong>{t`Unchanged.`} </strong>}
        {reasonText(reason, from, today)}
        {hoursOf(hours)}
      </p>
    </li>
  );
}

/** How many are listed before the others are folded, because the remedies are below. */
const NAMED = 5;

/** Subtasks that fit on no day. */
function Unplaced({ unplaced, namesProjects }: Pick<MoveListProps, 'unplaced' | 'namesProjects'>) {
  const [isOpen, setOpen] = useState(false);
  if (unplaced.length === 0) return null;
  const folds = unplaced.length > NAMED + 1;
  return (
    <section aria-labelledby="no-day" className="rounded-md bg-signal-wash px-4 py-3">
      <h3 id="no-day" className="text-sm font-bold">
        {t`Does not fit on any day`}
      </h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {(folds && !isOpen ? unplaced.slice(0, NAMED) : unplaced).map((one) => (
          <li key={one.id}>
            {one.title}
            <span className="text-ink-soft">
              {hoursOf(one.hours)}
              {namesProjects && `, ${one.project}`}
            </span>
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 min-h-6 rounded-sm text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {isOpen ? t`Fewer` : t`${unplaced.length - NAMED} more`}
        </button>
      )}
    </section>
  );
}

type MoveListProps = Pick<Replan, 'unplaced'> &
  Pick<MoveItemProps, 'canLeaveMore' | 'onChange'> & {
    moves: readonly ShownMove[];
    today: Day;
    /** Whether each project is named. */
    namesProjects: boolean;
  };

/** The moves by project, each of which can be excluded, and the subtasks that fit on no day. */
export function MoveList({ moves, unplaced, today, namesProjects, ...choice }: MoveListProps) {
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
              <MoveItem key={move.id} move={move} today={today} {...choice} />
            ))}
          </ul>
        </section>
      ))}
      <Unplaced unplaced={unplaced} namesProjects={namesProjects} />
    </div>
  );
}
