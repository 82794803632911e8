import { type Day, weekdayOf } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { useRestingMedia } from '../../ui/use-media.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarView } from './calendar-view.tsx';
import { factsOf } from './day-facts.ts';
import { BoardView, TimelineView } from './late-views.ts';
import { LoadStrip } from './load-strip.tsx';
import { PeriodBar } from './period-bar.tsx';
import { filtered, isFiltered, NO_FILTER, type Parts, type PlanFilter } from './plan-filter.ts';
import { FILTER_CONTROLS, PlanFilters } from './plan-filters.tsx';
import { type Period, type PlanPlace, periodOf, type View } from './plan-place.ts';
import { planQuery } from './plan-query.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanStage } from './plan-stage.tsx';
import { fromPlan, type ShownMilestone } from './shown-item.ts';
import { withMissing } from './timeline-rows.ts';
import { ViewSwitch } from './view-switch.tsx';

const PHONE = '(max-width: 39.99rem)';

type PlanScreenProps = {
  place: PlanPlace & PlanFilter;
  onPlaceChange: (place: PlanPlace & PlanFilter) => void;
};

/** The items of all projects in a period, in the form of the views, and what of them fits the filter. */
function usePlan(period: Period, { project, tag, status }: PlanFilter) {
  const { data, ...query } = useQuery(planQuery(period));
  const items = useMemo(() => data?.data.map(fromPlan) ?? [], [data]);
  const facts = useMemo(() => factsOf(data?.days ?? [], items), [data, items]);
  const milestones = useMemo(
    () =>
      data?.milestones.map(
        ({ projectId, ...milestone }): ShownMilestone => ({
          ...milestone,
          projectId: projectId.id,
          project: projectId,
        }),
      ) ?? [],
    [data],
  );
  const projects = useMemo(() => withMissing(data?.projects ?? [], items), [data, items]);
  const inPeriod = useMemo(
    () => items.filter(({ dueDate }) => dueDate === null || (dueDate >= period.from && dueDate <= period.to)),
    [items, period],
  );
  const shown = useMemo(
    () => filtered({ items: inPeriod, milestones, projects }, { project, tag, status }),
    [inPeriod, milestones, projects, project, tag, status],
  );
  return { ...query, data, items, inPeriod, facts, milestones, projects, shown };
}

function Shown({ view, period, ...parts }: { view: View; period: Period } & Parts) {
  const { items, milestones } = parts;
  if (view === 'timeline') return <TimelineView {...period} {...parts} />;
  if (view === 'calendar') return <CalendarView {...{ period, items, milestones }} />;
  if (view === 'board')
    return (
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <LoadStrip days={period.days} label={t`Load of each day`} />
        <BoardView items={items} />
      </div>
    );
  return <AgendaView {...{ period, items, milestones }} />;
}

const NothingPlanned = () => (
  <EmptyState title={t`Nothing is planned on these days`}>
    {t`Tasks of all your projects are shown here on the days on which they are due, with how much of each day they take.`}
  </EmptyState>
);

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title={t`No tasks match`} action={<Button onClick={onClear}>{t`Show all tasks`}</Button>}>
    {t`Nothing on these days has this project, tag and status.`}
  </EmptyState>
);

/** The period that the place names, shorter where a longer one does not fit. */
function useShownPeriod({ view, day, span = 'weeks' }: PlanPlace, today: Day) {
  const isNarrow = useRestingMedia(PHONE);
  // More than a week as a list is too long for a phone.
  const hasSpans = !(isNarrow && view === 'calendar');
  const shownSpan = hasSpans ? span : 'week';
  // On a phone the week begins with today.
  const first = shownSpan === span ? undefined : weekdayOf(today);
  const from = day ?? today;
  const period = useMemo(() => periodOf(shownSpan, from, first), [shownSpan, from, first]);
  /** A change of the period, in which the span that a phone does not show stays. */
  const keepingSpan = (change: PlanPlace): PlanPlace => ({
    ...change,
    span: isNarrow ? span : (change.span ?? span),
  });
  return { period, hasSpans, keepingSpan };
}

function titleOf(total: number, count: number): string {
  if (total > count) return t`${plural(total, '# task')} in these days; the first ${count} are shown.`;
  return t`What all your projects have on each day.`;
}

/** The plans of all projects together. */
export function PlanScreen({ place, onPlaceChange }: PlanScreenProps) {
  useDocumentTitle(t`Plan`);
  const today: Day = useToday();
  const { view = 'calendar' } = place;
  const { period, hasSpans, keepingSpan } = useShownPeriod({ ...place, view }, today);
  const plan = usePlan(period, place);
  const { data, shown, error } = plan;
  const isEmpty = data !== undefined && data.total === 0 && data.projects.length === 0;
  const hidesAll = plan.inPeriod.length > 0 && shown.items.length === 0;
  const clear = () => {
    onPlaceChange({ ...place, ...NO_FILTER });
    focusSoon(FILTER_CONTROLS);
  };

  return (
    <div className="grid grid-cols-1 gap-4 print:block print:space-y-4 [&>header]:mb-2">
      <PageHeader title={t`Plan`} subtitle={titleOf(data?.total ?? 0, data?.count ?? 0)} />
      {/* On the left and below the title, where no toast covers it. */}
      <ViewSwitch view={view} onViewChange={(chosen) => onPlaceChange({ ...place, view: chosen })} />
      <PeriodBar
        period={period}
        today={today}
        hasSpans={hasSpans}
        onPlaceChange={(change) => onPlaceChange({ ...place, ...keepingSpan(change) })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        {(!isEmpty || isFiltered(place)) && (
          <PlanFilters
            filter={place}
            items={plan.inPeriod}
            projects={plan.projects}
            count={shown.items.length}
            onClear={clear}
            onFilterChange={(filter) => onPlaceChange({ ...place, ...filter })}
          />
        )}
        <Button variant="quiet" size="small" className="ml-auto" onClick={() => showOverlay('away')}>
          <CalendarOff className="size-4" aria-hidden="true" />
          {t`I’m away`}
        </Button>
      </div>
      <QueryError query={plan} message={t`Failed to load the plan`}>
        {data ? t`You see the last saved state.` : t`Your tasks are kept on the server.`}
      </QueryError>
      {!data && !error && <PlanSkeleton />}
      {data && (
        <PlanStage
          items={plan.items}
          milestones={plan.milestones}
          facts={plan.facts}
          today={today}
          along={view === 'board' ? 'statuses' : 'days'}
        >
          {hidesAll ? (
            <NothingFits onClear={clear} />
          ) : (
            <Suspense fallback={<PlanSkeleton />}>
              <Shown view={view} period={period} {...shown} />
            </Suspense>
          )}
          {isEmpty && <NothingPlanned />}
        </PlanStage>
      )}
    </div>
  );
}
