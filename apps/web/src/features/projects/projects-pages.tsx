import type { Day } from '@daymark/domain/dates';
import { PAGE_SIZES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useEffect, useRef } from 'react';
import { useListKeys } from '../../platform/use-list-keys.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Pager, PageSize } from './pager.tsx';
import { editTo } from './project-actions.tsx';
import { type ProjectLayout, ProjectList } from './project-list.tsx';
import type { PageChange } from './projects-place.ts';
import { ShowMore } from './show-more.tsx';
import type { CardActions } from './use-list-actions.ts';
import type { ShownPlace, ShownProjects } from './use-projects.ts';

type ProjectsPagesProps = {
  shown: ShownProjects;
  /** The requested place; `shown` follows when it is loaded. */
  place: ShownPlace;
  today: Day;
  layout: ProjectLayout;
  actions: CardActions;
  onNewProject: () => void;
  /** Opens other pages in place of these. */
  onPageChange: (pages: PageChange) => void;
  /** Adds one more page below these. */
  onMore: (pages: PageChange) => void;
};

/** After paging, the focus moves to the first project of the new page. */
function useFocusOnPage(list: { readonly current: HTMLElement | null }, { page }: ShownPlace) {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current !== page) return;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>('[data-row] a')?.focus({ preventScroll: true });
  });
  return (to: number) => {
    wanted.current = to;
  };
}

export function ProjectsPages(props: ProjectsPagesProps) {
  const { shown, place, today, layout, actions, onNewProject, onPageChange, onMore } = props;
  const { projects, total, pages } = shown;
  const { from, page, limit } = place;
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusOnPage(list, shown.place);
  const isWide = useMedia('(min-width: 48rem)');
  useListKeys(list, {
    name: t`Projects`,
    next: t`Next project`,
    previous: t`Previous project`,
    add: { words: t`New project`, act: onNewProject },
    tick: {
      words: t`Complete the project`,
      act: (id) => {
        const project = projects.find((one) => one.id === id);
        if (project && project.status !== 'Completed') actions.change(project, editTo('Completed'));
      },
    },
  });
  const isLeaving = shown.place !== place;
  const goTo = (to: number) => {
    focusOn(to);
    onPageChange({ page: to });
  };

  return (
    <>
      <ProjectList
        ref={list}
        projects={projects}
        today={today}
        layout={layout}
        leaving={isLeaving && shown.place.from !== from}
        actions={actions}
      />
      {!isWide && shown.place.page < pages && (
        <ShowMore
          shown={projects.length}
          total={total}
          busy={isLeaving}
          onMore={() => onMore({ from, page: shown.place.page + 1 })}
        />
      )}
      {total > PAGE_SIZES[0] && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <PageSize
            size={limit}
            onSizeChange={(size) => {
              // The first visible project stays visible.
              onPageChange({ page: Math.floor(((from - 1) * limit) / size) + 1, limit: size });
            }}
          />
          <Pager page={page} pages={pages} onPageChange={goTo} />
        </div>
      )}
    </>
  );
}
