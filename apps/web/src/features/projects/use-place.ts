import { t } from '@daymark/words/t';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../platform/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { keepPageSize } from './page-size.ts';
import { atPages, type ProjectsPlace } from './projects-place.ts';
import type { ShownPlace, useProjects } from './use-projects.ts';

type Projects = ReturnType<typeof useProjects>;

/** The title of the error: another page size, another page, or the list could not be loaded. */
function failureTitle(before: ShownPlace | undefined, place: ShownPlace): string {
  if (before && before.limit !== place.limit) return t`Failed to update page size`;
  if (before && before.page !== place.page) return t`Failed to load page`;
  return t`Failed to load projects`;
}

/** Reports each failure once, and returns to the place that is on screen. */
export function useFailureToast(projects: Projects, goBack: (address: ProjectsPlace) => void): void {
  const failure = projects.isFetching ? null : projects.error;
  const latest = useRef({ projects, goBack });
  useEffect(() => {
    latest.current = { projects, goBack };
  });

  useEffect(() => {
    const { place, shown, isThere } = latest.current.projects;
    // A failed search shows local results instead, with a note.
    if (!failure || shown?.lookedThrough !== undefined) return;
    const before = isThere ? undefined : shown;
    const kept = shown ? t`You see the last saved state.` : t`Your projects are kept on the server.`;
    showToast({
      kind: 'error',
      title: failureTitle(before?.place, place),
      description: reasonOf(failure, kept),
    });
    if (before) latest.current.goBack(before.address);
  }, [failure]);
}

/** If the current page does not exist any more, because its last project was deleted, opens the last page. */
export function useExistingPage({ shown, isThere }: Projects, go: (address: ProjectsPlace) => void): void {
  useEffect(() => {
    if (!isThere || !shown || shown.pages === 0 || shown.place.page <= shown.pages) return;
    go(atPages(shown.address, { page: shown.pages }));
  });
}

/** Stores a chosen page size once its page was loaded. */
export function useKeptPageSize({ shown, isThere }: Projects): void {
  const chosen = isThere ? shown?.address.limit : undefined;
  useEffect(() => {
    if (chosen !== undefined) keepPageSize(chosen);
  }, [chosen]);
}
