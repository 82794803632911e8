import type { Project } from '@daymark/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../lib/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useDeleteProject } from './use-change-project.ts';

type DeleteProjectDialogProps = {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteProjectDialog({ project, open, onOpenChange }: DeleteProjectDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useDeleteProject(project.id);
  const { totalSubtasks } = project.stats;

  const leave = async () => {
    showToast({ kind: 'success', title: 'Project deleted successfully' });
    await navigate({ to: '/projects', replace: true });
    client.removeQueries({ queryKey: keys.details(project.id) });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${project.name}?`}
      confirmLabel="Delete project"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => void leave(),
          onError: () => onOpenChange(false),
        })
      }
    >
      {totalSubtasks === 0
        ? 'The project leaves every list.'
        : `The project leaves every list, with its ${totalSubtasks === 1 ? 'subtask' : `${totalSubtasks} subtasks`}.`}
    </ConfirmDialog>
  );
}
