import { plural, t } from '@daymark/words/t';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const NoProjects = ({ onNewProject }: { onNewProject: () => void }) => (
  <EmptyState
    title={t`No projects yet`}
    action={
      <Button variant="primary" onClick={onNewProject}>
        {t`Create Project`}
      </Button>
    }
  >
    {t`Write down what you have to get done and by when. Daymark breaks it into tasks and gives each one a day.`}
  </EmptyState>
);

export const NoMatches = ({ onClearAll }: { onClearAll: () => void }) => (
  <EmptyState
    title={t`No projects match your search`}
    action={<Button onClick={onClearAll}>{t`Clear search and filters`}</Button>}
  >
    {t`The beginning of a word is enough, and one typing error is tolerated. Fewer words or filters find more.`}
  </EmptyState>
);

type SearchedHereProps = { lookedThrough: number; retrying: boolean; onRetry: () => void };

/** Says that the matches are from this device while the server is unreachable. */
export const SearchedHere = ({ lookedThrough, retrying, onRetry }: SearchedHereProps) => (
  <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
    <Info className="size-4 shrink-0" aria-hidden="true" />
    <p className="min-w-0 flex-1 basis-64">
      {t`The search is not answering. These are matches by name and description among the ${plural(lookedThrough, '# project')} that this device knows.`}
    </p>
    <Button size="small" busy={retrying} onClick={onRetry}>
      {t`Retry`}
    </Button>
  </div>
);
