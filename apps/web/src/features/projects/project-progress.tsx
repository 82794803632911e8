import type { Project } from '@daymark/contract/projects';
import { type Day, isDay } from '@daymark/domain/dates';
import type { DayLoad } from '@daymark/domain/day-loads';
import { DayStrip } from '../../ui/day-strip.tsx';
import { ProgressControl } from './progress-control.tsx';

type ProjectProgressProps = {
  project: Project;
  today: Day;
  /** How many subtasks of each day are completed. */
  days: readonly DayLoad[];
};

/** How far the project is: its days, its milestones, and the percentage. */
export const ProjectProgress = ({ project, today, days }: ProjectProgressProps) => (
  <div className="grid grid-cols-1 gap-3">
    {isDay(project.startDate) && isDay(project.dueDate) && (
      <DayStrip
        size="large"
        startDate={project.startDate}
        dueDate={project.dueDate}
        today={today}
        days={days}
        milestones={project.milestones}
        stats={project.stats}
      />
    )}
    <ProgressControl project={project} />
  </div>
);
