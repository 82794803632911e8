import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tallyQuery } from '../../plan-data/queries.ts';
import { formatAverageHours, formatCount, formatDay, formatHours } from '../../platform/format.ts';
import { firstWeekday } from '../../platform/weekdays.ts';
import { BarSwatch, DayBars } from '../../ui/day-bars.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { WEEKLY } from './calls.ts';
import { Panel } from './panel.tsx';
import { sourceOf } from './source.ts';
import { SourceProblem } from './source-problem.tsx';
import { sumOf, type WeekDay, weeksAround } from './week.ts';
import { WeekBarsSkeleton } from './week-skeleton.tsx';

const withHours = (words: string, hours: number) => (hours > 0 ? `${words}, ${formatHours(hours)}` : words);

const doneWords = (count: number) => t`${plural(count, '# done', '# done')}`;
const plannedWords = (count: number) => t`${plural(count, '# planned', '# planned')}`;

/** The figures of the selected day; hollow and filled shapes explain the colours. */
const DayInWords = ({ of, today }: { of: WeekDay; today: Day }) => (
  <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm">
    <strong>{of.day === today ? t`Today` : formatDay(of.day)}</strong>
    <span className="inline-flex items-baseline gap-1.5">
      <BarSwatch of="done" />
      {withHours(doneWords(of.done), of.doneHours)}
    </span>
    <span className="inline-flex items-baseline gap-1.5">
      <BarSwatch of="planned" />
      {withHours(plannedWords(of.planned), of.plannedHours)}
    </span>
  </p>
);

function Week({ days, last, today }: { days: readonly WeekDay[]; last: readonly WeekDay[]; today: Day }) {
  const [chosen, choose] = useState(today);
  const looked = days.find(({ day }) => day === chosen) ?? days.find(({ day }) => day === today);
  const before = sumOf(last);
  return (
    <div className="grid grid-cols-1 gap-2">
      <DayBars
        label={t`Done and planned, day by day`}
        bars={days}
        today={today}
        chosen={looked?.day ?? today}
        onChoose={choose}
      />
      {looked && <DayInWords of={looked} today={today} />}
      {before.planned + before.done > 0 && (
        <p className="text-sm text-ink-soft">
          {t`Last week: ${formatCount(before.done)} done, ${formatCount(before.planned)} planned`}
        </p>
      )}
    </div>
  );
}

/** A line about all tasks, whatever their week. */
function AllTasks() {
  const source = sourceOf(useQuery(tallyQuery({})), t`Failed to fetch subtask stats`);
  const stats = source.value?.stats;
  return (
    <div className="mt-3 min-h-9 border-t border-line pt-3 text-sm text-ink-soft">
      {stats && (
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
          {[
            [t`All tasks`, formatCount(stats.total)],
            [statusWords('Completed'), formatCount(stats.completed)],
            ...(stats.averageEstimatedHours > 0
              ? [[t`Average estimate`, formatAverageHours(stats.averageEstimatedHours)]]
              : []),
          ].map(([label, figure]) => (
            <div key={label} className="flex gap-1.5">
              <dt>{label}</dt>
              <dd className="font-semibold text-ink">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <SourceProblem source={source} />
    </div>
  );
}

/** Completed and planned work of the week, by day. */
export function WeekPanel({ today }: { today: Day }) {
  const source = sourceOf(useQuery(tallyQuery(WEEKLY)), t`Failed to fetch weekly productivity`);
  const weeks = source.value && weeksAround(source.value.days, today, firstWeekday());
  const sum = weeks && sumOf(weeks.present);
  return (
    <Panel
      title={t`This week`}
      aside={
        sum && (
          <p className="text-sm text-ink-soft">
            <strong className="text-ink">{doneWords(sum.done)}</strong> · {plannedWords(sum.planned)}
          </p>
        )
      }
    >
      {weeks && <Week days={weeks.present} last={weeks.last} today={today} />}
      {!weeks && !source.problem && <WeekBarsSkeleton />}
      <SourceProblem source={source} />
      <AllTasks />
    </Panel>
  );
}
