import type { AgendaItem } from '@daymark/contract/subtasks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';

type ProjectLinkProps = { id: string; title?: string; className?: string; children: ReactNode };

/** For a link in a positioned item: the whole item is clickable, which makes a large touch target. */
export const wholeItemClass = 'after:absolute after:inset-x-0 after:-inset-y-1';

/** A link to a project's page. */
export const ProjectLink = ({ id, title, className, children }: ProjectLinkProps) => (
  <Link
    to="/project/$id/details"
    params={{ id }}
    title={title}
    className={classNames('rounded-sm text-ink underline-offset-4 hover:underline', className)}
  >
    {children}
  </Link>
);

type ProjectNameProps = {
  of: { projectId: Pick<AgendaItem['projectId'], 'name' | 'color'> };
  className?: string;
};

/** The project of a task, with its mark. */
export const ProjectName = ({ of: { projectId }, className }: ProjectNameProps) => (
  <span className={classNames('flex min-w-0 items-center gap-1.5', className)}>
    <ProjectMark color={projectId.color} className="h-3 w-1.5" />
    <span className="min-w-0 truncate" title={projectId.name}>
      {projectId.name}
    </span>
  </span>
);
