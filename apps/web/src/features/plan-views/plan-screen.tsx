import { type Day, weekdayOf } from '@daymark/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { counted } from '../../lib/counted.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { messageOf } from '../../lib/error-message.ts';
import { useToday } from '../../lib/today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRestingMedia } from '../../ui/use-media.ts';
import { AgendaView } from './agenda-view.tsx';
import { BoardView } from './board-view.tsx';
import { CalendarView } from './calendar-view.tsx';
import { factsOf } from './day-facts.ts';
import { LoadStrip } from './load-strip.tsx';
import { PeriodBar } from './period-bar.tsx';
import { type Period, type PlanPlace, periodOf, type View } from './plan-place.ts';
import { planQuery } from './plan-queries.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanStage } from './plan-stage.tsx';
import { fromPlan, type ShownMilestone } from './shown-item.ts';
import { withMissing } from './timeline-rows.ts';
import { TimelineView } from './timeline-view.tsx';
import { ViewSwitch } from './view-switch.tsx';

const PHONE = '(max-width: 39.99rem)';

type PlanScreenProps = {
  place: PlanPlace;
  onPlaceChange: (place: PlanPlace) => void;
};

/** The items of all projects in a period, in the form of the views. */
function usePlan(period: Period) {
  const { data, ...query } = useQuery(planQuery(period));
  const items = useMemo(() => data?.data.map(fromPlan) ?? [], [data]);
  const facts = useMemo(() => factsOf(data?.days ?? [], items), [data, items]);
  const milestones = useMemo(
    () =>
      data?.milestones.map(
        ({ projectId, ...milestone }): ShownMilestone => ({
          ...milestone,
          projectId: projectId.id,
          projectName: projectId.name,
        }),
      ) ?? [],
    [data],
  );
  const projects = useMemo(() => withMissing(data?.projects ?? [], items), [data, items]);
  return { ...query, data, items, facts, milestones, projects };
}

type ShownPlan = ReturnType<typeof usePlan>;

function Shown({ view, period, plan }: { view: View; period: Period; plan: ShownPlan }) {
  const { items, milestones, projects } = plan;
  const inPeriod = useMemo(
    () => items.filter(({ dueDate }) => dueDate === null || (dueDate >= period.from && dueDate <= period.to)),
    [items, period],
  );
  if (view === 'timeline') return <TimelineView {...period} {...{ items: inPeriod, milestones, projects }} />;
  if (view === 'calendar') return <CalendarView {...{ period, items: inPeriod, milestones }} />;
  if (view === 'board')
    return (
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <LoadStrip days={period.days} label="Load of each day" />
        <BoardView items={inPeriod} />
      </div>
    );
  return <AgendaView {...{ period, items: inPeriod, milestones }} />;
}

const NothingPlanned = () => (
  <EmptyState title="Nothing is planned on these days">
    Tasks of all your projects are shown here on the days on which they are due, with how much of each day
    they take.
  </EmptyState>
);

function titleOf(total: number, count: number): string {
  if (total > count) return `${counted(total, 'task')} in these days; the first ${count} are shown.`;
  return 'What all your projects have on each day.';
}

/** The plans of all projects together. */
export function PlanScreen({ place, onPlaceChange }: PlanScreenProps) {
  useDocumentTitle('Plan');
  const today: Day = useToday();
  const isNarrow = useRestingMedia(PHONE);
  const { view = 'calendar', day = today } = place;
  // A month as a list is too long for a phone.
  const span = place.span ?? 'month';
  const shownSpan = isNarrow && view === 'calendar' ? 'week' : span;
  // On a phone the week begins with today.
  const first = shownSpan === span ? undefined : weekdayOf(today);
  const period = useMemo(() => periodOf(shownSpan, day, first), [shownSpan, day, first]);
  const plan = usePlan(period);
  const { data, error, isFetching, refetch } = plan;
  const isEmpty = data !== undefined && data.total === 0 && data.projects.length === 0;

  return (
    <div className="grid grid-cols-1 gap-4 print:block print:space-y-4">
      <PageHeader
        title="Plan"
        subtitle={titleOf(data?.total ?? 0, data?.count ?? 0)}
        actions={
          <ViewSwitch view={view} onViewChange={(chosen) => onPlaceChange({ ...place, view: chosen })} />
        }
      />
      <PeriodBar
        period={period}
        today={today}
        hasSpans={!(isNarrow && view === 'calendar')}
        onPlaceChange={(change) =>
          onPlaceChange({ ...place, ...change, span: isNarrow ? span : (change.span ?? span) })
        }
      />
      {error && (
        <ErrorBanner
          message={messageOf(error, 'Failed to load the plan')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {data ? 'You see the last saved state.' : 'Your tasks are kept on the server.'}
        </ErrorBanner>
      )}
      {!data && !error && <PlanSkeleton />}
      {data && (
        <PlanStage
          items={plan.items}
          milestones={plan.milestones}
          facts={plan.facts}
          today={today}
          along={view === 'board' ? 'statuses' : 'days'}
        >
          <Shown view={view} period={period} plan={plan} />
          {isEmpty && <NothingPlanned />}
        </PlanStage>
      )}
    </div>
  );
}
