import type { ListedProject } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { Ref } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { ProjectCard } from './project-card.tsx';
import type { CardActions } from './use-list-actions.ts';

export type ProjectLayout = 'grid' | 'list';

const LAYOUTS: Record<ProjectLayout, string> = {
  grid: 'grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3',
  list: 'grid grid-cols-1 gap-3',
};

type ProjectListProps = {
  projects: readonly ListedProject[];
  today: Day;
  layout: ProjectLayout;
  /** Another page is loading; this one stays until then. */
  leaving: boolean;
  /** The actions of the cards' menus. */
  actions?: CardActions;
  ref?: Ref<HTMLUListElement>;
};

export const ProjectList = ({ projects, today, layout, leaving, actions, ref }: ProjectListProps) => (
  <ul
    ref={ref}
    tabIndex={-1}
    aria-label={t`Projects`}
    aria-busy={leaving}
    className={classNames(LAYOUTS[layout], 'outline-none', leaving && 'opacity-60')}
  >
    {projects.map((project) => (
      <li key={project.id} data-row={project.id} className="grid min-w-0">
        <ProjectCard project={project} today={today} layout={layout} actions={actions} />
      </li>
    ))}
  </ul>
);

export const ProjectListSkeleton = ({ layout }: { layout: ProjectLayout }) => (
  <SkeletonRegion label={t`Loading projects`} className={LAYOUTS[layout]}>
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <div key={place} className={classNames(cardClass, 'grid gap-4 p-5')}>
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-5 w-full" />
      </div>
    ))}
  </SkeletonRegion>
);
