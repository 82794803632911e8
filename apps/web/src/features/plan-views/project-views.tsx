import type { ProjectDetails } from '@daymark/contract/projects';
import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRestingMedia } from '../../ui/use-media.ts';
import { CalendarView } from './calendar-view.tsx';
import { factsOf } from './day-facts.ts';
import { BoardView, TimelineView } from './late-views.ts';
import { LoadStrip } from './load-strip.tsx';
import { PeriodBar } from './period-bar.tsx';
import { type PlanPlace, periodOf, type View } from './plan-place.ts';
import { planDaysQuery } from './plan-queries.ts';
import { PlanStage } from './plan-stage.tsx';
import type { ShownItem, ShownMilestone } from './shown-item.ts';

type ProjectViewsProps = {
  project: ProjectDetails;
  today: Day;
  view: Exclude<View, 'list'>;
  place: PlanPlace;
  onPlaceChange: (place: PlanPlace) => void;
};

/** The board shows how full the days are for so many days ahead. */
const AHEAD = 21;
const AROUND = 2;

/** All days of the project and its work. */
function wholeSpan({ startDate, dueDate, subtasks, milestones }: ProjectDetails): { from: Day; to: Day } {
  const days = [...subtasks, ...milestones].flatMap((one) => one.dueDate ?? []);
  const first = [startDate, ...days].reduce((a, b) => (a < b ? a : b));
  const last = [dueDate, ...days].reduce((a, b) => (a > b ? a : b));
  return { from: addDays(first, -AROUND), to: addDays(last, AROUND) };
}

/** Today, limited to the project's dates. */
const likelyDay = ({ startDate, dueDate }: ProjectDetails, today: Day): Day => {
  if (today < startDate) return startDate;
  return today > dueDate ? dueDate : today;
};

/** A project's subtasks as a timeline, a calendar or a board. */
export function ProjectViews({ project, today, view, place, onPlaceChange }: ProjectViewsProps) {
  const isNarrow = useRestingMedia('(max-width: 39.99rem)');
  const day = place.day ?? likelyDay(project, today);
  const span = isNarrow ? 'week' : (place.span ?? 'weeks');
  // On a phone the week begins with the first relevant day.
  const first = isNarrow ? weekdayOf(likelyDay(project, today)) : undefined;
  const period = useMemo(() => periodOf(span, day, first), [span, day, first]);
  const whole = useMemo(() => wholeSpan(project), [project]);
  const ahead = { from: likelyDay(project, today), to: addDays(likelyDay(project, today), AHEAD - 1) };
  const asked = { calendar: period, timeline: whole, board: ahead }[view];
  const { data } = useQuery(planDaysQuery(project.id, asked));
  const items = useMemo(
    () => project.subtasks.map((one): ShownItem => ({ ...one, projectPriority: project.priority })),
    [project],
  );
  const facts = useMemo(() => factsOf(data?.data ?? [], items), [data, items]);
  const milestones = useMemo(
    () => project.milestones.map((one): ShownMilestone => ({ ...one, projectId: project.id })),
    [project],
  );
  const days = data?.data.map(({ date }) => date) ?? [];

  return (
    <PlanStage
      items={items}
      milestones={milestones}
      facts={facts}
      today={today}
      along={view === 'board' ? 'statuses' : 'days'}
    >
      <div className="grid min-w-0 grid-cols-1 gap-5 print:block print:space-y-5">
        {view === 'calendar' && (
          <>
            <PeriodBar
              period={period}
              today={today}
              hasSpans={!isNarrow}
              onPlaceChange={(change) => onPlaceChange({ ...place, ...change })}
            />
            <CalendarView {...{ period, items, milestones }} />
          </>
        )}
        {view === 'timeline' && (
          <TimelineView {...whole} {...{ items, milestones }} projects={[project]} isOneProject />
        )}
        {view === 'board' && (
          <>
            <LoadStrip days={days} label={t`Load of the next three weeks`} />
            <BoardView items={items} />
          </>
        )}
      </div>
    </PlanStage>
  );
}
