import { PAGE_SIZES } from '@daymark/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { messageOf } from '../../lib/error-message.ts';
import { projectListQuery } from '../../lib/queries.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LayoutToggle, useProjectLayout } from './layout-toggle.tsx';
import { Pager, PageSize } from './pager.tsx';
import { ProjectList, ProjectListSkeleton } from './project-list.tsx';

export interface PagePlace {
  page: number;
  limit: number;
}

type ProjectsScreenProps = PagePlace & {
  onPlaceChange: (place: PagePlace) => void;
  onNewProject: () => void;
};

/** Says once for each failure what could not be shown: the list, another page of it, or pages of another size. */
function useFailureToast({ page, limit }: PagePlace, error: Error | null) {
  const shown = useRef<PagePlace | undefined>(undefined);
  useEffect(() => {
    if (!error) {
      shown.current = { page, limit };
      return;
    }
    const before = shown.current;
    const title =
      before && before.limit !== limit
        ? 'Failed to update page size'
        : before && before.page !== page
          ? 'Failed to load page'
          : 'Failed to load projects';
    showToast({ kind: 'error', title });
  }, [page, limit, error]);
}

/** Whoever stands on a page that is gone, since its last project was deleted, goes to the last one that is there. */
function useExistingPage(
  { page, limit }: PagePlace,
  pages: number | undefined,
  go: (place: PagePlace) => void,
) {
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) go({ page: pages, limit });
  });
}

const subtitle = (total: number | undefined) => {
  if (total === undefined) return 'Loading projects';
  return `${total} ${total === 1 ? 'project' : 'projects'}`;
};

const EmptyProjects = ({ onNewProject }: { onNewProject: () => void }) => (
  <EmptyState
    title="No projects yet"
    action={
      <Button variant="primary" onClick={onNewProject}>
        Create Project
      </Button>
    }
  >
    Write down what you have to get done and by when. Daymark breaks it into tasks and gives each one a day.
  </EmptyState>
);

export function ProjectsScreen({ page, limit, onPlaceChange, onNewProject }: ProjectsScreenProps) {
  useDocumentTitle('Projects');
  const today = useToday();
  const [layout, chooseLayout] = useProjectLayout();
  const list = useQuery({ ...projectListQuery({ page, limit }), placeholderData: keepPreviousData });
  useFailureToast({ page, limit }, list.isFetching ? null : list.error);
  useExistingPage({ page, limit }, list.data?.pages, onPlaceChange);
  const total = list.data?.total;

  return (
    <>
      <PageHeader
        title="My Projects"
        subtitle={list.isError && total === undefined ? 'Not loaded' : subtitle(total)}
        actions={
          <>
            {total !== undefined && total > 0 && (
              <LayoutToggle layout={layout} onLayoutChange={chooseLayout} />
            )}
            <Button variant="primary" onClick={onNewProject}>
              <Plus className="size-4" aria-hidden="true" />
              New Project
            </Button>
          </>
        }
      />
      <div className="grid gap-6">
        {list.isError && (
          <ErrorBanner
            message={messageOf(list.error, 'Failed to fetch projects')}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            Your projects are kept on the server.
          </ErrorBanner>
        )}
        {list.isPending && <ProjectListSkeleton layout={layout} />}
        {total === 0 && <EmptyProjects onNewProject={onNewProject} />}
        {list.data && list.data.total > 0 && (
          <ProjectList
            projects={list.data.data}
            today={today}
            layout={layout}
            leaving={list.isPlaceholderData}
          />
        )}
        {list.data && list.data.total > PAGE_SIZES[0] && (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <PageSize size={limit} onSizeChange={(size) => onPlaceChange({ page: 1, limit: size })} />
            <Pager
              page={page}
              pages={list.data.pages}
              onPageChange={(to) => onPlaceChange({ page: to, limit })}
            />
          </div>
        )}
      </div>
    </>
  );
}
