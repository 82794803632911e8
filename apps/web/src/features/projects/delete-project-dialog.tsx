import type { Project } from '@daymark/contract/projects';
import { plural, t } from '@daymark/words/t';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteProject } from './use-change-project.ts';

type DeleteProjectDialogProps = {
  project: Pick<Project, 'id' | 'name' | 'stats'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leaves the page of the deleted project. */
  onDeleted?: () => void;
};

export function DeleteProjectDialog({ project, open, onOpenChange, onDeleted }: DeleteProjectDialogProps) {
  const remove = useDeleteProject(project);
  const { totalSubtasks } = project.stats;
  const confirm = () => {
    if (remove.isBusy()) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false);
        onDeleted?.();
      },
      onError: () => onOpenChange(false),
    });
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete ${project.name}?`}
      confirmLabel={t`Delete project`}
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {totalSubtasks === 0
        ? t`The project is moved to the trash.`
        : t`The project is moved to the trash, with its ${plural(totalSubtasks, 'task', '# tasks')}.`}
    </ConfirmDialog>
  );
}
