import type { ListedProject } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import type { ProjectEdit } from './project-edit.ts';
import { changeProject } from './use-change-project.ts';

const wayBack = ({ followsSubtasks = true, status, progress }: ListedProject): ProjectEdit =>
  followsSubtasks ? { followsSubtasks } : { status, progress };

/** The mutation has already reported the error. */
const alreadySaid = () => {};

function changeWithUndo(client: QueryClient, project: ListedProject, edit: ProjectEdit): void {
  const undo = () => void changeProject(client, project.id, wayBack(project)).catch(alreadySaid);
  const say = () =>
    showToast({
      kind: 'success',
      title: t`Project updated successfully`,
      description: project.name,
      action: { label: t`Undo`, onAction: undo },
    });
  changeProject(client, project.id, edit).then(say, alreadySaid);
}

/** The actions of a card's menu. They are stable between renders, so that memoised cards do not render again. */
export interface CardActions {
  change: (project: ListedProject, edit: ProjectEdit) => void;
  askToDelete: (project: ListedProject) => void;
}

/** Actions on projects in their list, each with an undo; deleting asks first. */
export function useListActions() {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<ListedProject>();
  const actions = useMemo(
    (): CardActions => ({
      change: (project, edit) => changeWithUndo(client, project, edit),
      askToDelete: setDeleting,
    }),
    [client],
  );
  return { actions, deleting, stopDeleting: () => setDeleting(undefined) };
}
