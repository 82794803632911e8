import type { ListedProject } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasWords, knownProjects } from '../../plan-data/known-projects.ts';
import { projectSearchQuery } from '../../plan-data/queries.ts';
import { isUnreached } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { FoundLine } from './found-line.tsx';
import { nothingWords } from './search-options.ts';
import { andType, type SearchPaneProps } from './search-pane.ts';
import type { SearchPlace } from './search-place.ts';

export interface Found {
  projects: readonly ListedProject[];
  page: number;
  pages: number;
  /** Another answer is loading; this one stays until then. */
  leaving: boolean;
  onPageChange: (page: number) => void;
}

type FoundProjectsProps = SearchPaneProps & {
  /** Renders the results, because only the projects feature knows how. */
  results: (found: Found) => ReactNode;
  skeleton: ReactNode;
};

type NothingFoundProps = { place: SearchPlace; onSearchAll: () => void; onClear: () => void };

function NothingFound({ place: { query, searchBy }, onSearchAll, onClear }: NothingFoundProps) {
  const isWithin = searchBy === 'name' || searchBy === 'description';
  return (
    <EmptyState
      title={t`No projects found`}
      action={
        isWithin ? (
          <Button onClick={andType(onSearchAll)}>{t`Search everything`}</Button>
        ) : (
          <Button onClick={andType(onClear)}>{t`Clear the search`}</Button>
        )
      }
    >
      {nothingWords(searchBy, query)}
    </EmptyState>
  );
}

/** The server's likely results among the cached projects. */
function useFoundHere({ query, searchBy }: SearchPlace): ListedProject[] {
  const client = useQueryClient();
  if (searchBy === 'status' || searchBy === 'priority')
    return knownProjects(client).filter((project) => project[searchBy] === query);
  return knownProjects(client).filter(({ name, description }) =>
    hasWords(
      { name: searchBy === 'description' ? '' : name, description: searchBy === 'name' ? '' : description },
      query,
    ),
  );
}

type OutOfReachProps = Pick<FoundProjectsProps, 'place' | 'results'>;

/** Without the server: the cached results, or nothing. */
function OutOfReach({ place, results }: OutOfReachProps) {
  const projects = useFoundHere(place);
  if (projects.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft">{t`Of the projects that this device has seen:`}</p>
      {results({ projects, page: 1, pages: 1, leaving: false, onPageChange: () => {} })}
    </>
  );
}

/** The projects that match the words of the place. */
export function FoundProjects({ place, form, onPageChange, results, skeleton }: FoundProjectsProps) {
  const { query, searchBy, page } = place;
  const isAsked = query !== '';
  const found = useQuery({
    ...projectSearchQuery({ query, searchBy, page }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked ? found.data : undefined;

  return (
    <>
      <FoundLine isAsked={isAsked} total={answer?.total} of="project" />
      {!isAsked && (
        <EmptyState title={t`Start searching`}>
          {t`Type a word of a project: its beginning is enough, and a typing error does no harm. Or choose to look through statuses or priorities.`}
        </EmptyState>
      )}
      {isAsked && found.isError && (
        <QueryError query={found} message={t`Failed to fetch projects`}>
          {t`What you search for is kept here, and your projects on the server.`}
        </QueryError>
      )}
      {isAsked && !answer && isUnreached(found.error) && <OutOfReach place={place} results={results} />}
      {found.isLoading && skeleton}
      {answer?.total === 0 && (
        <NothingFound
          place={place}
          onSearchAll={() => form.change({ searchBy: 'all' })}
          onClear={() => form.change({ text: '', status: '', priority: '' })}
        />
      )}
      {answer &&
        answer.total > 0 &&
        results({
          projects: answer.data,
          page,
          pages: answer.pages,
          leaving: found.isPlaceholderData,
          onPageChange,
        })}
    </>
  );
}
