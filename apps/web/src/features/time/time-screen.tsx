import type { TimeEntry } from '@daymark/contract/time-entries';
import { addDays, type Day, daysFrom, isDay, startOfWeek } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { formatDays } from '../../platform/format.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { useToday } from '../../platform/today.ts';
import { firstWeekday } from '../../platform/weekdays.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { type Days, periodsTo, useSaveTime } from './save-time.ts';
import { useDeleteEntry, weekQuery } from './time-queries.ts';
import { WeekTable } from './week-table.tsx';

type WeekBarProps = { days: Days; isNow: boolean; onChange: (day: Day | undefined) => void };

function WeekBar({ days: { from, to }, isNow, onChange }: WeekBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-lg font-bold tabular-nums" aria-live="polite">
        {formatDays(from, to)}
      </h2>
      <div className="flex items-center gap-2 print:hidden">
        <IconButton icon={ChevronLeft} label={t`Previous week`} onClick={() => onChange(addDays(from, -7))} />
        <Button size="small" disabled={isNow} onClick={() => onChange(undefined)}>
          {t`This week`}
        </Button>
        <IconButton icon={ChevronRight} label={t`Next week`} onClick={() => onChange(addDays(from, 7))} />
      </div>
    </div>
  );
}

const WeekSkeleton = () => (
  <SkeletonRegion label={t`Loading your time`} className="grid gap-4">
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </SkeletonRegion>
);

type TimeScreenProps = {
  /** A day of the week to show; this week for anything else. */
  week: unknown;
  onWeekChange: (day: Day | undefined) => void;
};

/** The time of a week by project, and its entries. */
export function TimeScreen({ week, onWeekChange }: TimeScreenProps) {
  useDocumentTitle(t`Time`);
  const today = useToday();
  const from = startOfWeek(typeof week === 'string' && isDay(week) ? week : today, firstWeekday());
  const days = { from, to: addDays(from, 6) };
  const isNow = today >= days.from && today <= days.to;
  const query = useQuery(weekQuery(from));
  const { data, isPending } = query;
  const [open, setOpen] = useTabState<TimeEntry | 'new' | null>('time entry', null);
  const { mutate: remove } = useDeleteEntry();
  const save = useSaveTime();

  return (
    <>
      <PageHeader
        title={t`Time`}
        subtitle={t`What you worked on, measured by the timer or added by hand.`}
        actions={
          <>
            <Link to="/timesheet" className={buttonClass()}>
              {t`Timesheet`}
            </Link>
            <Menu
              align="end"
              trigger={<Button busy={save.isPending}>{t`Save as CSV`}</Button>}
              items={periodsTo(today, days).map(({ label, days: chosen }) => ({
                label,
                onSelect: () => save.mutate(chosen),
              }))}
            />
            <Button variant="primary" onClick={() => setOpen('new')}>
              <Plus className="size-4" aria-hidden="true" />
              {t`Add time`}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <WeekBar days={days} isNow={isNow} onChange={onWeekChange} />
        <QueryError query={query} message={t`Failed to load your time`}>
          {t`Your time entries are kept on the server.`}
        </QueryError>
        {isPending && <WeekSkeleton />}
        {data?.total === 0 && (
          <EmptyState title={t`No time in this week`}>
            {t`Start the timer on a task, or add the time that you worked on one.`}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <>
            <WeekTable days={daysFrom(days.from, days.to)} projects={data.projects} minutes={data.minutes} />
            <EntryList entries={data.data} onEdit={setOpen} onDelete={(entry) => remove(entry)} />
            {data.total > data.count && (
              <p className="text-sm text-ink-soft">
                {t`The latest ${data.count} entries are listed. The table above counts all ${data.total}.`}
              </p>
            )}
          </>
        )}
      </div>
      {open && (
        <EntryDialog
          entry={open === 'new' ? null : open}
          day={isNow ? today : days.from}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
