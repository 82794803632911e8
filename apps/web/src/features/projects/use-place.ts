import { useEffect, useRef } from 'react';
import { reasonOf } from '../../lib/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { keepPageSize } from './page-size.ts';
import { atPages, type ProjectsPlace } from './projects-place.ts';
import type { ShownPlace, useProjects } from './use-projects.ts';

type Projects = ReturnType<typeof useProjects>;

/** What could not be shown: pages of another size, another page, or the list. */
function failureTitle(before: ShownPlace | undefined, place: ShownPlace): string {
  if (before && before.limit !== place.limit) return 'Failed to update page size';
  if (before && before.page !== place.page) return 'Failed to load page';
  return 'Failed to load projects';
}

/** Says once for each failure what could not be shown, and goes back to what stands on screen. */
export function useFailureToast(projects: Projects, goBack: (address: ProjectsPlace) => void): void {
  const failure = projects.isFetching ? null : projects.error;
  const latest = useRef({ projects, goBack });
  useEffect(() => {
    latest.current = { projects, goBack };
  });

  useEffect(() => {
    const { place, shown, isThere } = latest.current.projects;
    // What this device knows takes the place of a search that failed, and says so.
    if (!failure || shown?.lookedThrough !== undefined) return;
    const before = isThere ? undefined : shown;
    const kept = shown ? 'What you saw before still stands.' : 'Your projects are kept on the server.';
    showToast({
      kind: 'error',
      title: failureTitle(before?.place, place),
      description: reasonOf(failure, kept),
    });
    if (before) latest.current.goBack(before.address);
  }, [failure]);
}

/** Whoever stands on a page that is gone, since its last project was deleted, goes to the last one that is there. */
export function useExistingPage({ shown, isThere }: Projects, go: (address: ProjectsPlace) => void): void {
  useEffect(() => {
    if (!isThere || !shown || shown.pages === 0 || shown.place.page <= shown.pages) return;
    go(atPages(shown.address, { page: shown.pages }));
  });
}

/** A page size that was chosen and could be shown is the one for next time. */
export function useKeptPageSize({ shown, isThere }: Projects): void {
  const chosen = isThere ? shown?.address.limit : undefined;
  useEffect(() => {
    if (chosen !== undefined) keepPageSize(chosen);
  }, [chosen]);
}
