import { type Day, daysBetween } from '@daymark/domain/dates';
import { timeRemainingText } from '@daymark/domain/projects';
import { formatDay, formatHours } from '../../lib/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type DayGroup, nearDayWord, openHours } from './day-groups.ts';
import { type RowContext, SubtaskRow } from './subtask-row.tsx';

type DaySectionProps = {
  group: DayGroup;
  today: Day;
  nextId: string | undefined;
  /** Titles of what each subtask still waits for, by its id. */
  waitsFor: ReadonlyMap<string, string>;
  context: RowContext;
};

function DayHeading({ day, today }: { day: Day | null; today: Day }) {
  if (day === null) return <>Not placed</>;
  const near = nearDayWord(day, today);
  if (!near) return <>{formatDay(day)}</>;
  return (
    <>
      {near} <span className="font-normal text-ink-soft">{formatDay(day)}</span>
    </>
  );
}

/** What is left of the day: late, done, or so many hours. */
function DayStanding({ group: { day, subtasks }, today }: Pick<DaySectionProps, 'group' | 'today'>) {
  const open = subtasks.filter((subtask) => subtask.status !== 'Completed').length;
  if (open === 0) return <span className="text-done">All done</span>;
  if (day !== null && day < today)
    return <strong className="text-signal">{timeRemainingText(daysBetween(today, day))}</strong>;
  const hours = openHours(subtasks);
  return <span className="text-ink-soft">{hours > 0 && `${formatHours(hours)} to do`}</span>;
}

/** About how high they are, so that the scroll bar is right before they are laid out. */
const HEADING_PIXELS = 40;
const ROW_PIXELS = 96;

/** A day's rows. What is far off screen is not laid out, so that a plan of hundreds of rows stays quick. */
export function DaySection({ group, today, nextId, waitsFor, context }: DaySectionProps) {
  const headingId = `day-${group.day ?? 'none'}`;
  return (
    <section
      aria-labelledby={headingId}
      className="-mx-1 px-1 pb-1 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${HEADING_PIXELS + group.subtasks.length * ROW_PIXELS}px` }}
    >
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 id={headingId} className="text-base font-bold">
          <DayHeading day={group.day} today={today} />
        </h3>
        <p className="text-sm">
          <DayStanding group={group} today={today} />
        </p>
      </div>
      <ul className={classNames(cardClass, group.day === today && 'border-ink-soft')}>
        {group.subtasks.map((subtask) => (
          <SubtaskRow
            key={subtask.id}
            subtask={subtask}
            waitsFor={waitsFor.get(subtask.id) ?? ''}
            isNext={subtask.id === nextId}
            {...context}
          />
        ))}
      </ul>
    </section>
  );
}
