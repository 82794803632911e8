import type { ListedProject } from '@daymark/contract/projects';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { isUnreached, messageOf } from '../../lib/error-message.ts';
import { hasWords, knownProjects } from '../../lib/known-projects.ts';
import { projectSearchQuery } from '../../lib/queries.ts';
import type { SearchPlace } from '../../lib/search-place.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchForm } from './search-form.tsx';
import { foundWords } from './search-words.ts';
import { useSearchForm } from './use-search-form.ts';

interface Found {
  projects: readonly ListedProject[];
  page: number;
  pages: number;
  /** Another answer is loading; this one stays until then. */
  leaving: boolean;
  onPageChange: (page: number) => void;
}

type SearchScreenProps = {
  place: SearchPlace;
  onPlaceChange: (place: SearchPlace) => void;
  /** Renders the results, because only the projects feature knows how. */
  results: (found: Found) => ReactNode;
  skeleton: ReactNode;
};

const StartSearching = () => (
  <EmptyState title="Start searching">
    Type a word of a project: its beginning is enough, and one typing error is tolerated. Or search by status
    or priority.
  </EmptyState>
);

type NothingFoundProps = { place: SearchPlace; onSearchAll: () => void; onClear: () => void };

/** The pressed button disappears, so the focus moves to the box. */
const andType = (act: () => void) => () => {
  act();
  focusSoon('main input[type="search"]');
};

function NothingFound({ place: { query, searchBy }, onSearchAll, onClear }: NothingFoundProps) {
  const isWithin = searchBy === 'name' || searchBy === 'description';
  return (
    <EmptyState
      title="No projects found"
      action={
        isWithin ? (
          <Button onClick={andType(onSearchAll)}>Search everything</Button>
        ) : (
          <Button onClick={andType(onClear)}>Clear the search</Button>
        )
      }
    >
      {searchBy === 'all' ? `Nothing matches “${query}”.` : `No project has “${query}” as its ${searchBy}.`}
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

type OutOfReachProps = Pick<SearchScreenProps, 'place' | 'results'>;

/** Without the server: the cached results, or nothing. */
function OutOfReach({ place, results }: OutOfReachProps) {
  const projects = useFoundHere(place);
  if (projects.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft">Of the projects that this device has seen:</p>
      {results({ projects, page: 1, pages: 1, leaving: false, onPageChange: () => {} })}
    </>
  );
}

export function SearchScreen({ place, onPlaceChange, results, skeleton }: SearchScreenProps) {
  useDocumentTitle('Search');
  const form = useSearchForm(place, onPlaceChange);
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
      <PageHeader title="Search" subtitle="Find a project by its words, its status or its priority." />
      <div className="grid gap-8">
        <SearchForm {...form} />
        <div className="grid gap-4">
          <p role="status" className={classNames('text-sm text-ink-soft', isAsked && 'min-h-6')}>
            {answer && answer.total > 0 && foundWords(answer.total)}
          </p>
          {!isAsked && <StartSearching />}
          {isAsked && found.isError && (
            <ErrorBanner
              message={messageOf(found.error, 'Failed to fetch projects')}
              onRetry={() => void found.refetch()}
              retrying={found.isFetching}
            >
              What you search for is kept here, and your projects on the server.
            </ErrorBanner>
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
              onPageChange: (to) => onPlaceChange({ ...place, page: to }),
            })}
        </div>
      </div>
    </>
  );
}
