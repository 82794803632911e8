import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useMemo } from 'react';
import { type DayMark, marksIn, rulesIn, standsBefore } from '../../plan-data/day-marks.ts';
import { apartFromHabits } from '../../plan-data/habits.ts';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { MarkLine } from '../../ui/mark-line.tsx';

type Task = PlanPreview['tasks'][number];

type PreviewDaysProps = {
  preview: PlanPreview;
  today: Day;
  /** Called with the line of the row under the pointer, or undefined. */
  onPoint: (statementId: string | undefined) => void;
};

const litClass = 'data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)]';
const rowClass = `flex flex-wrap items-baseline gap-x-3 border-t border-line px-4 py-1.5 text-sm first:border-t-0 ${litClass}`;

const hoursOf = ({ estimatedHours }: Task): string =>
  estimatedHours === null ? '' : formatHours(estimatedHours);

type RowProps = Pick<PreviewDaysProps, 'onPoint'> & {
  row: string;
  statement: string | null;
  title: string;
  facts: string;
};

const Row = ({ row, statement, title, facts, onPoint }: RowProps) => (
  <li
    data-row={row}
    onMouseEnter={() => onPoint(statement ?? undefined)}
    onMouseLeave={() => onPoint(undefined)}
    className={rowClass}
  >
    <span className="min-w-0 flex-1 basis-40 break-words">{title}</span>
    <span className="text-xs text-ink-soft tabular-nums">{facts}</span>
  </li>
);

/** The rows by day, each with the marks before it. */
function byDay(tasks: readonly Task[], marks: readonly DayMark[]) {
  const left = [...marks];
  const days = [...Map.groupBy(tasks, ({ dueDate }) => dueDate)].map(([day, own]) => {
    const until = left.findIndex((mark) => !standsBefore(mark, day));
    return { day, tasks: own, marks: left.splice(0, until < 0 ? left.length : until) };
  });
  return { days, after: left };
}

/** The days of a preview: habits as one item each, then by day with the waits between. */
export function PreviewDays({ preview, today, onPoint }: PreviewDaysProps) {
  const { plan, tasks, reading } = preview;
  const { habits, others } = useMemo(() => apartFromHabits(tasks, (task) => task), [tasks]);
  const rules = useMemo(() => rulesIn(reading.statements), [reading]);
  const { days, after } = byDay(others, marksIn(plan, reading.statements, today));
  const markLine = ({ key, kind, statement, words }: DayMark) => (
    <MarkLine key={key} row={`line ${statement}`} {...{ kind, words }} />
  );
  if (tasks.length === 0)
    return (
      <p className="mt-2 text-sm text-ink-soft">
        {t`There is nothing to plan in these words yet. Say of a line that it is a task or a habit, or create the project and answer three questions there.`}
      </p>
    );
  return (
    <div className="mt-1 grid grid-cols-1 gap-3">
      {habits.length > 0 && (
        <section aria-label={t`Habits`}>
          <h4 className="mb-1 text-sm font-semibold">{t`Habits`}</h4>
          <ul className={cardClass}>
            {habits.map(({ statement, days: own }) => (
              <Row
                key={statement}
                row={`line ${statement}`}
                statement={statement}
                title={own[0]?.title ?? ''}
                facts={[rules.get(statement), t`${plural(own.length, '# day')}`, own[0] && hoursOf(own[0])]
                  .filter(Boolean)
                  .join(' · ')}
                onPoint={onPoint}
              />
            ))}
          </ul>
        </section>
      )}
      {days.map(({ day, tasks: own, marks }) => (
        <div key={day ?? ''} className="grid grid-cols-1 gap-3">
          {marks.map(markLine)}
          <section>
            <h4 className="mb-1 text-sm font-semibold">{day ? formatDayFrom(day, today) : t`Not placed`}</h4>
            <ul className={cardClass}>
              {own.map((task) => (
                <Row
                  key={task.key}
                  row={task.key}
                  statement={task.statement}
                  title={task.title}
                  facts={hoursOf(task)}
                  onPoint={onPoint}
                />
              ))}
            </ul>
          </section>
        </div>
      ))}
      {after.map(markLine)}
    </div>
  );
}
