import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { useMemo, useState } from 'react';
import { type DayMark, marksIn, rulesIn, standsBefore } from '../../plan-data/day-marks.ts';
import { apartFromHabits } from '../../plan-data/habits.ts';
import type { ProposalDraft } from '../../plan-data/proposal-draft.ts';
import type { Draft } from '../../platform/draft.ts';
import { formatHours } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { MarkLine } from '../../ui/mark-line.tsx';
import { ProposalRowView, type RowActions } from './proposal-row.tsx';
import { ProposedHabit } from './proposed-habit.tsx';
import { dayWords } from './row-words.ts';
import { hoursToDoByDay, type ShownRow } from './shown-rows.ts';

type ProposedDaysProps = {
  /** All rows of the proposal, and those of them that are shown. */
  all: readonly ShownRow[];
  shown: readonly ShownRow[];
  draft: Draft<ProposalDraft>;
  today: Day;
  projectPriority: Priority;
  /** Whether there is a plan already; in a first plan everything is new. */
  isAnew: boolean;
  openKey: string | undefined;
  pointedId: string | undefined;
  actions: RowActions;
};

type DayGroup = { day: Day | null; rows: ShownRow[]; marks: DayMark[] };

const NO_LINE = { repeat: false, statement: null };
const lineOf = ({ task, before }: ShownRow) => task ?? before ?? NO_LINE;

const hoursWords = (hours: number): string => (hours > 0 ? t`${formatHours(hours)} to do` : '');

/** The rows by day, each with the marks before it. */
function byDay(rows: readonly ShownRow[], marks: readonly DayMark[]): { days: DayGroup[]; after: DayMark[] } {
  const left = [...marks];
  const days = [...Map.groupBy(rows, ({ dueDate }) => dueDate)].map(([day, own]) => {
    const until = left.findIndex((mark) => !standsBefore(mark, day));
    return { day, rows: own, marks: left.splice(0, until < 0 ? left.length : until) };
  });
  return { days, after: left };
}

/** A proposed plan by day: habits first, each as one item, and waits between the days. */
export function ProposedDays(props: ProposedDaysProps) {
  const { all, shown, draft, today, isAnew, openKey, pointedId, actions } = props;
  const { proposal, edits, own: added } = draft.value;
  const [openHabits, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { habits, others } = useMemo(() => apartFromHabits(shown, lineOf), [shown]);
  const hours = useMemo(() => hoursToDoByDay(apartFromHabits(all, lineOf).others), [all]);
  const lines = proposal?.reading.statements;
  const rules = useMemo(() => rulesIn(lines), [lines]);
  const marks = marksIn(proposal?.plan ?? null, lines, today);
  const rows = openHabits.size === 0 ? others : shown.filter((row) => isIn(row, others, openHabits));
  const { days, after } = byDay(rows, marks);
  const markLine = ({ key, kind, statement, words }: DayMark) => (
    <MarkLine key={key} row={`line ${statement}`} {...{ kind, words }} />
  );
  const hoursTyped = ({ key, hours }: ShownRow) =>
    edits[key]?.hours ?? added.find((one) => one.key === key)?.hours ?? String(hours ?? '');
  return (
    <>
      {habits.length > 0 && (
        <section aria-label={t`Habits`}>
          <h4 className="mb-1.5 text-sm font-semibold">{t`Habits`}</h4>
          <ul className={cardClass}>
            {habits.map(({ statement, days: own }) => (
              <ProposedHabit
                key={statement}
                {...{ statement, today, isAnew, actions }}
                days={own}
                rule={rules.get(statement)}
                isOpen={openHabits.has(statement)}
                onToggle={() => setOpen(openHabits.symmetricDifference(new Set([statement])))}
              />
            ))}
          </ul>
        </section>
      )}
      {days.map(({ day, rows: ofDay, marks: before }) => (
        <div key={day ?? ''} className="grid grid-cols-1 gap-4">
          {before.map(markLine)}
          <section
            aria-label={dayWords(day)}
            className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <h4 className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
              {dayWords(day)}
              <span className="text-xs font-normal text-ink-soft tabular-nums">
                {hoursWords(hours.get(day) ?? 0)}
              </span>
            </h4>
            <ul className={cardClass}>
              {ofDay.map((row) => (
                <ProposalRowView
                  key={row.key}
                  row={row}
                  typedHours={hoursTyped(row)}
                  isAnew={isAnew}
                  projectPriority={props.projectPriority}
                  isOpen={openKey === row.key}
                  isLit={pointedId === row.key}
                  isFirst={row === shown[0]}
                  isLast={row === shown.at(-1)}
                  actions={actions}
                />
              ))}
            </ul>
          </section>
        </div>
      ))}
      {after.map(markLine)}
    </>
  );
}

const isIn = (row: ShownRow, others: readonly ShownRow[], open: ReadonlySet<string>): boolean =>
  others.includes(row) || open.has(lineOf(row).statement ?? '');
