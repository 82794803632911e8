import type { QuickAdd } from '@daymark/language/quick-add/read';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { idOfProject, PROJECTS_TO_CHOOSE, projectsForLine } from '../features/quick-add/errands.ts';
import { QuickAddForm } from '../features/quick-add/quick-add-form.tsx';
import { useAdding } from '../features/subtasks/use-adding.ts';
import { projectListQuery } from '../plan-data/queries.ts';
import { useToday } from '../platform/today.ts';
import { CommandDialog } from '../ui/command-dialog.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { Spinner } from '../ui/spinner.tsx';

function Content({ close }: { close: () => void }) {
  const { id: here } = useParams({ strict: false });
  const today = useToday();
  const { addRead } = useAdding();
  const addTo = (reading: QuickAdd, projectId: string) =>
    addRead(reading, () => idOfProject(projectId, today));
  const list = useQuery(projectListQuery(PROJECTS_TO_CHOOSE));

  if (list.data)
    return (
      <QuickAddForm projects={projectsForLine(list.data.data, here, today)} onAdd={addTo} close={close} />
    );
  if (list.isError)
    return (
      <div className="p-5">
        <QueryError query={list} message={t`Failed to fetch projects`}>
          {t`They are kept on the server.`}
        </QueryError>
      </div>
    );
  return (
    <div className="grid min-h-56 place-items-center">
      <Spinner label={t`Loading projects`} />
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
  <CommandDialog open={open} onOpenChange={onOpenChange} title={t`Add a task`}>
    <Content close={() => onOpenChange(false)} />
  </CommandDialog>
);
