import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { QuickAddForm } from '../features/quick-add/quick-add-form.tsx';
import { useAdding } from '../features/subtasks/use-adding.ts';
import { messageOf } from '../lib/error-message.ts';
import { projectListQuery } from '../lib/queries.ts';
import { CommandDialog } from '../ui/command-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { Spinner } from '../ui/spinner.tsx';

const NoProjects = () => (
  <EmptyState title="No projects yet">
    A task belongs to a project. Press c to make one, or choose New Project on the overview.
  </EmptyState>
);

function Content({ close }: { close: () => void }) {
  const { id: here } = useParams({ strict: false });
  const { addRead } = useAdding();
  const list = useQuery(projectListQuery({ sortBy: 'updatedAt', sortOrder: 'desc', limit: 100 }));
  const open = (list.data?.data ?? []).filter(({ id, status }) => id === here || status !== 'Completed');
  const [first, ...others] = open.toSorted((a, b) => Number(b.id === here) - Number(a.id === here));

  if (first) return <QuickAddForm projects={[first, ...others]} onAdd={addRead} close={close} />;
  if (list.isError)
    return (
      <div className="p-5">
        <ErrorBanner
          message={messageOf(list.error, 'Failed to fetch projects')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          They are kept on the server.
        </ErrorBanner>
      </div>
    );
  if (list.data) return <NoProjects />;
  return (
    <div className="grid min-h-56 place-items-center">
      <Spinner label="Loading projects" />
    </div>
  );
}

/** Quick add: a line of text becomes a subtask, from any screen. */
export const QuickAddOverlay = ({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => (
  <CommandDialog open={open} onOpenChange={onOpenChange} title="Add a task">
    <Content close={() => onOpenChange(false)} />
  </CommandDialog>
);
