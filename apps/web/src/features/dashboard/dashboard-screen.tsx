import type { User } from '@daymark/contract/users';
import { dueToday, upcomingDeadlines } from '@daymark/domain/plate';
import { Plus } from 'lucide-react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { timezoneOfUser, useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CurrentProjectCard } from './current-project-card.tsx';
import { DashboardErrors } from './dashboard-errors.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { greetingAt } from './greeting.ts';
import { columnsClass, stackClass } from './grid-class.ts';
import { overdueItems } from './overdue.ts';
import { OverduePanel } from './overdue-panel.tsx';
import { recentProjects } from './recent.ts';
import { RecentActivity } from './recent-activity.tsx';
import { StatRow } from './stat-row.tsx';
import { beyondPlate, TodayPlate } from './today-plate.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { useComplete } from './use-complete.ts';
import { type Dashboard, useDashboard } from './use-dashboard.ts';

type DashboardScreenProps = { user: User; onNewProject: () => void };

export function DashboardScreen({ user, onNewProject }: DashboardScreenProps) {
  useDocumentTitle('Overview');
  const dashboard = useDashboard(useToday());
  const isEmpty = dashboard.projects?.length === 0;

  return (
    <>
      <header className="mb-6 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">
            {greetingAt(new Date(), timezoneOfUser())}, {user.firstname}
          </h1>
          <p className="mt-1 text-ink-soft">Here's what's on your plate today.</p>
        </div>
        {!isEmpty && (
          <Button onClick={onNewProject} aria-label="New project" className="shrink-0 max-sm:px-3">
            <Plus className="size-4" aria-hidden="true" />
            <span className="max-sm:hidden">New project</span>
          </Button>
        )}
      </header>
      <div className={stackClass}>
        <DashboardErrors dashboard={dashboard} />
        {dashboard.isPending ? (
          <DashboardSkeleton />
        ) : isEmpty ? (
          <NoProjects onNewProject={onNewProject} />
        ) : (
          <Cards dashboard={dashboard} />
        )}
      </div>
    </>
  );
}

const NoProjects = ({ onNewProject }: Pick<DashboardScreenProps, 'onNewProject'>) => (
  <EmptyState
    title="No active projects"
    action={
      <Button variant="primary" size="large" onClick={onNewProject}>
        Create Project
      </Button>
    }
  >
    A project is a brief with a deadline. Write it down, and Daymark turns it into one task after the other,
    day by day.
  </EmptyState>
);

function Cards({ dashboard: { today, projects, stats, agenda, moreOverdue } }: { dashboard: Dashboard }) {
  const complete = useComplete();
  const plate = agenda && dueToday(agenda, today);
  const overdue = overdueItems(agenda ?? [], projects ?? [], today);
  const nextUp = agenda?.find((task) => task.status !== 'Completed' && (task.dueDate ?? '') > today);

  return (
    <>
      <StatRow stats={stats} />
      <div className={columnsClass}>
        <div className={stackClass}>
          {plate && (
            <TodayPlate
              tasks={plate}
              nextUp={nextUp}
              overdueCount={overdue.length + moreOverdue}
              onComplete={complete}
            />
          )}
          {projects && <CurrentProjectCard projects={projects} today={today} />}
        </div>
        <div className={stackClass}>
          {overdue.length > 0 && <OverduePanel items={overdue} uncounted={moreOverdue} today={today} />}
          {agenda && plate && (
            <UpcomingPanel tasks={upcomingDeadlines(beyondPlate(agenda, plate), today)} today={today} />
          )}
          {projects && <RecentActivity projects={recentProjects(projects, today, timezoneOfUser())} />}
        </div>
      </div>
    </>
  );
}
