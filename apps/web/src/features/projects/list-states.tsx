import { Info } from 'lucide-react';
import { counted } from '../../lib/counted.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const NoProjects = ({ onNewProject }: { onNewProject: () => void }) => (
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

export const NoMatches = ({ onClearAll }: { onClearAll: () => void }) => (
  <EmptyState
    title="No projects match your search"
    action={<Button onClick={onClearAll}>Clear search and filters</Button>}
  >
    The beginning of a word is enough, and one typing error is tolerated. Fewer words or filters find more.
  </EmptyState>
);

type SearchedHereProps = { lookedThrough: number; retrying: boolean; onRetry: () => void };

/** Says that the matches are from this device while the server is unreachable. */
export const SearchedHere = ({ lookedThrough, retrying, onRetry }: SearchedHereProps) => (
  <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
    <Info className="size-4 shrink-0" aria-hidden="true" />
    <p className="min-w-0 flex-1 basis-64">
      The search is not answering. These are matches by name and description among the{' '}
      {counted(lookedThrough, 'project')} that this device knows.
    </p>
    <Button size="small" busy={retrying} onClick={onRetry}>
      Retry
    </Button>
  </div>
);
