import type { ListedProject } from '@daymark/contract/projects';
import { STATUSES, type Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Menu } from '../../ui/menu.tsx';
import type { ProjectEdit } from './project-edit.ts';
import type { CardActions } from './use-list-actions.ts';

/** Completed means 100 %; the other statuses leave the progress unchanged. */
export const editTo = (status: Status): ProjectEdit =>
  status === 'Completed' ? { progress: 100 } : { status };

const MARK_AS: Record<Status, string> = {
  Pending: t`Mark as pending`,
  'In Progress': t`Mark as in progress`,
  Completed: t`Mark as completed`,
};

type ProjectActionsProps = { project: ListedProject; actions: CardActions };

/** Actions on a project without opening it. */
export const ProjectActions = ({ project, actions }: ProjectActionsProps) => (
  <Menu
    trigger={
      <button
        type="button"
        aria-label={t`Actions for ${project.name}`}
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11"
      >
        <Ellipsis className="size-5" aria-hidden="true" />
      </button>
    }
    items={[
      ...STATUSES.filter((status) => status !== project.status)
        .toReversed()
        .map((status) => ({
          label: MARK_AS[status],
          onSelect: () => actions.change(project, editTo(status)),
        })),
      ...(project.followsSubtasks === false
        ? [
            {
              label: t`Follow the tasks again`,
              onSelect: () => actions.change(project, { followsSubtasks: true }),
            },
          ]
        : []),
      'separator',
      {
        label: t`Delete project`,
        icon: Trash2,
        variant: 'danger',
        onSelect: () => actions.askToDelete(project),
      },
    ]}
  />
);
