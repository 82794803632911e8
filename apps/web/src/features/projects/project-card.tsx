import type { ListedProject } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { readDayLoads } from '@daymark/domain/day-loads';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayStrip } from '../../ui/day-strip.tsx';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { ProjectActions } from './project-actions.tsx';
import { dueWords } from './project-words.ts';
import type { CardActions } from './use-list-actions.ts';

type ProjectCardProps = {
  project: ListedProject;
  today: Day;
  layout: 'grid' | 'list';
  /** The actions of its menu. */
  actions?: CardActions | undefined;
};

/**
 * The whole card is clickable; the name is the link for screen readers and the keyboard. Memoised, because a page has
 * fifty.
 */
export const ProjectCard = memo(function ProjectCard({ project, today, layout, actions }: ProjectCardProps) {
  const due = dueWords(project, today);
  return (
    <article
      className={classNames(
        cardClass,
        'relative grid min-w-0 grid-cols-1 content-start gap-4 p-5 transition-colors hover:border-edge',
        'has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-ink',
        layout === 'list' &&
          'lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] lg:items-center lg:gap-8',
        layout === 'list' && actions !== undefined && 'lg:pr-16',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <h2
          className={classNames(
            'flex min-w-0 items-baseline gap-2.5 text-lg font-bold',
            actions !== undefined && 'pr-8',
          )}
        >
          <ProjectMark color={project.color} className="h-4 w-1.5 translate-y-0.5" />
          <PriorityMark priority={project.priority} className="translate-y-px" />
          <Link
            to="/project/$id/details"
            params={{ id: project.id }}
            title={project.name}
            className="line-clamp-2 min-w-0 after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
          >
            {project.name}
          </Link>
        </h2>
        {actions !== undefined && (
          <div
            className={classNames(
              'absolute top-3.5 right-3 z-10',
              layout === 'list' && 'lg:top-1/2 lg:-translate-y-1/2',
            )}
          >
            <ProjectActions project={project} actions={actions} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <StatusMark status={project.status} />
          <Badge tone={due.tone}>{due.text}</Badge>
        </div>
      </div>
      <DayStrip
        size="small"
        startDate={project.startDate}
        dueDate={project.dueDate}
        today={today}
        days={readDayLoads(project.days)}
        milestones={project.milestones}
        stats={project.stats}
      />
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <Progress value={project.progress} label={t`Progress of ${project.name}`} />
        <TagList tags={project.tags} />
      </div>
    </article>
  );
});
