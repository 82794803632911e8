import { plural, t } from '@daymark/words/t';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { messageOf } from '../../platform/error-message.ts';
import { showOverlay } from '../../platform/overlays.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LayoutToggle, useProjectLayout } from './layout-toggle.tsx';
import { NoMatches, NoProjects, SearchedHere } from './list-states.tsx';
import { ProjectListSkeleton } from './project-list.tsx';
import { ProjectsPages } from './projects-pages.tsx';
import { atPages, isNarrowed, NO_FILTERS, narrowed, type ProjectsPlace } from './projects-place.ts';
import { ProjectsToolbar } from './projects-toolbar.tsx';
import { useListActions } from './use-list-actions.ts';
import { useExistingPage, useFailureToast, useKeptPageSize } from './use-place.ts';
import { type ShownProjects, useProjects } from './use-projects.ts';

const DeleteProjectDialog = lateDialog(
  ahead(() => import('./delete-project-dialog.tsx').then((part) => part.DeleteProjectDialog)),
);

type ProjectsScreenProps = {
  place: ProjectsPlace;
  /** Opens other pages as a new history entry. */
  onPageChange: (place: ProjectsPlace) => void;
  /** Replaces the present history entry: the same screen with other filters or more pages. */
  onPlaceChange: (place: ProjectsPlace) => void;
  onNewProject: () => void;
};

function subtitle(shown: ShownProjects | undefined, failed: boolean): string {
  if (!shown) return failed ? t`Not loaded` : t`Loading projects`;
  return isNarrowed(shown.place)
    ? t`${plural(shown.total, '# project')} found`
    : t`${plural(shown.total, '# project')}`;
}

export function ProjectsScreen(props: ProjectsScreenProps) {
  const { place: address, onPageChange, onPlaceChange, onNewProject } = props;
  useDocumentTitle(t`Projects`);
  const today = useToday();
  const [layout, chooseLayout] = useProjectLayout();
  const { actions, deleting, stopDeleting } = useListActions();
  const list = useProjects(address);
  useFailureToast(list, onPlaceChange);
  useExistingPage(list, onPlaceChange);
  useKeptPageSize(list);
  const { shown, error } = list;
  const isEmpty = shown?.total === 0;
  const hasNone = isEmpty && !isNarrowed(address) && !isNarrowed(shown.place);
  const clearAll = () => onPlaceChange(narrowed(address, NO_FILTERS));

  return (
    <>
      <PageHeader
        title={t`My Projects`}
        subtitle={<span role="status">{subtitle(shown, error !== null)}</span>}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => showOverlay('templates')}>{t`From a template`}</Button>
            <Button variant="primary" onClick={onNewProject}>
              <Plus className="size-4" aria-hidden="true" />
              {t`New Project`}
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {!hasNone && (
          <ProjectsToolbar
            filter={address}
            onFilterChange={(fields) => onPlaceChange(narrowed(address, fields))}
          >
            <LayoutToggle layout={layout} onLayoutChange={chooseLayout} />
          </ProjectsToolbar>
        )}
        {error && (!shown || list.isThere) && shown?.lookedThrough === undefined && (
          <ErrorBanner
            message={messageOf(error, t`Failed to fetch projects`)}
            onRetry={list.refetch}
            retrying={list.isFetching}
          >
            {shown ? t`You see the last saved state.` : t`Your projects are kept on the server.`}
          </ErrorBanner>
        )}
        {shown?.lookedThrough !== undefined && (
          <SearchedHere
            lookedThrough={shown.lookedThrough}
            retrying={list.isFetching}
            onRetry={list.refetch}
          />
        )}
        {!shown && !error && <ProjectListSkeleton layout={layout} />}
        {hasNone && <NoProjects onNewProject={onNewProject} />}
        {isEmpty && !hasNone && <NoMatches onClearAll={clearAll} />}
        {shown && !isEmpty && (
          <ProjectsPages
            {...{ shown, today, layout, actions, onNewProject }}
            place={list.place}
            onPageChange={(pages) => onPageChange(atPages(address, pages))}
            onMore={(pages) => onPlaceChange(atPages(address, pages))}
          />
        )}
      </div>
      {deleting && (
        <Suspense>
          <DeleteProjectDialog
            project={deleting}
            open
            onOpenChange={(open) => !open && stopDeleting()}
            onDeleted={() => focusSoon('[data-row] a')}
          />
        </Suspense>
      )}
    </>
  );
}
