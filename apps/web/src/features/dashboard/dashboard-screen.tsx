import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import type { User } from '@daymark/contract/users';
import type { Day } from '@daymark/domain/dates';
import { plateOf } from '@daymark/domain/plate';
import { t } from '@daymark/words/t';
import { ListPlus, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { isExample } from '../../plan-data/example-name.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { timezoneOfUser, useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CurrentProjectCard } from './current-project-card.tsx';
import { DashboardErrors, hasNothing } from './dashboard-errors.tsx';
import { DashboardSkeleton, RestSkeleton } from './dashboard-skeleton.tsx';
import { greetingAt } from './greeting.ts';
import { besideClass, columnsClass, stackClass } from './grid-class.ts';
import { LatestTasks, NoProjects, RecentActivity, WeekPanel } from './late.tsx';
import { overdueNow } from './overdue.ts';
import { OverduePanel } from './overdue-panel.tsx';
import { StatRow } from './stat-row.tsx';
import { beyondPlate, TodayPlate } from './today-plate.tsx';
import { upcomingOf } from './upcoming.ts';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { type Agenda, useDayTasks } from './use-agenda.ts';
import { useComplete } from './use-complete.ts';
import { type Dashboard, useDashboard } from './use-dashboard.ts';
import { WeekPanelSkeleton } from './week-skeleton.tsx';

type CardActions = {
  onNewProject: () => void;
  /** Creates the example project and opens it. */
  onExample: () => Promise<void>;
  /** Says that a project is an example, and removes it. */
  exampleNoteOf: (project: ListedProject) => ReactNode;
  /** The offer to repair broken plans. */
  offer: ReactNode;
  /** Whether the offer is shown even if nothing is overdue; undefined while that is unknown. */
  needsOffer: boolean | undefined;
  /** What is waited for, on whom, and answers that came early, with what they make possible. */
  waits: ReactNode;
  /** Other actions for the next step. */
  actionOf: (task: AgendaItem) => ReactNode;
};
type DashboardScreenProps = CardActions & { user: User };
type CardsProps = CardActions & { dashboard: Dashboard };

export function DashboardScreen({ user, ...actions }: DashboardScreenProps) {
  useDocumentTitle(t`Overview`);
  const dashboard = useDashboard(useToday());
  const isEmpty = dashboard.projects.value?.total === 0;

  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-end gap-4">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h1 className="text-2xl font-bold">{greetingAt(new Date(), timezoneOfUser(), user.firstname)}</h1>
          <p className="mt-1 text-ink-soft">{t`Here's what's on your plate today.`}</p>
        </div>
        {!isEmpty && (
          <div className="grid grid-cols-2 gap-2 max-sm:w-full">
            <Button onClick={() => showOverlay('add')} className="max-sm:px-2">
              <ListPlus className="size-4 shrink-0" aria-hidden="true" />
              {t`Add Subtask`}
            </Button>
            <Button onClick={actions.onNewProject} className="max-sm:px-2">
              <Plus className="size-4 shrink-0" aria-hidden="true" />
              {t`New Project`}
            </Button>
          </div>
        )}
      </header>
      <div className={stackClass}>
        <DashboardErrors dashboard={dashboard} />
        <Body dashboard={dashboard} {...actions} />
      </div>
    </>
  );
}

function Body({ dashboard, ...actions }: CardsProps) {
  if (dashboard.isFirst || actions.needsOffer === undefined) return <DashboardSkeleton />;
  if (hasNothing(dashboard)) return null;
  if (dashboard.projects.value?.total === 0)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <NoProjects
          today={dashboard.today}
          onNewProject={actions.onNewProject}
          onExample={actions.onExample}
        />
      </Suspense>
    );
  return <Cards dashboard={dashboard} {...actions} />;
}

function Cards({ dashboard, exampleNoteOf, offer, needsOffer, actionOf, ...rest }: CardsProps) {
  const { today, projects, stats, agenda, overdue } = dashboard;
  const example = projects.value?.data.find(isExample);
  const late = overdueNow(overdue.value, projects.value, today);
  // First today's work, then the rest in a deferred render, because rendering both at once would block clicks for too
  // long.
  const isWhole = useDeferredValue(true, false);

  return (
    <>
      {example && <Suspense>{exampleNoteOf(example)}</Suspense>}
      <StatRow stats={stats.value} />
      {(late.count > 0 || needsOffer) && offer}
      <div className={columnsClass}>
        {agenda.value && <Plate agenda={agenda.value} today={today} overdue={late} actionOf={actionOf} />}
        {isWhole ? <Rest {...{ dashboard, late }} {...rest} /> : <RestSkeleton />}
      </div>
    </>
  );
}

type RestProps = Pick<CardsProps, 'dashboard' | 'waits' | 'onNewProject'> & {
  late: ReturnType<typeof overdueNow>;
};

/** The panels around today's work. */
function Rest({ dashboard, late, waits, onNewProject }: RestProps) {
  const { today, projects, agenda, overdue } = dashboard;
  const coming = agenda.value?.data;
  return (
    <>
      <div className={classNames(stackClass, besideClass)}>
        <OverduePanel {...late} today={today} source={overdue} />
        {waits}
        {coming && (
          <UpcomingPanel
            items={upcomingOf(beyondPlate(coming, plateOf(coming, today)), projects.value?.data ?? [], today)}
            today={today}
          />
        )}
        <Suspense fallback={<WeekPanelSkeleton />}>
          <WeekPanel today={today} />
        </Suspense>
      </div>
      {projects.value && (
        <div className={stackClass}>
          <CurrentProjectCard projects={projects.value.data} today={today} onNewProject={onNewProject} />
          <Suspense>
            <RecentActivity projects={projects.value.data} today={today}>
              <LatestTasks />
            </RecentActivity>
          </Suspense>
        </div>
      )}
    </>
  );
}

type PlateProps = Pick<CardActions, 'actionOf'> & {
  agenda: Agenda;
  today: Day;
  overdue: ReturnType<typeof overdueNow>;
};

function Plate({ agenda, today, overdue, actionOf }: PlateProps) {
  const complete = useComplete();
  const day = useDayTasks(agenda, today);
  const nextUp = agenda.data.find((task) => task.status !== 'Completed' && (task.dueDate ?? '') > today);
  return <TodayPlate day={day} nextUp={nextUp} overdue={overdue} onComplete={complete} actionOf={actionOf} />;
}
