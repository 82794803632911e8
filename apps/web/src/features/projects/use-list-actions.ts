import type { ListedProject } from '@daymark/contract/projects';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import type { ProjectEdit } from './project-edit.ts';
import { changeProject } from './use-change-project.ts';

const wayBack = ({ followsSubtasks, status, progress }: ListedProject): ProjectEdit =>
  followsSubtasks ? { followsSubtasks } : { status, progress };

/** The change itself has told the person. */
const alreadySaid = () => {};

function changeWithUndo(client: QueryClient, project: ListedProject, edit: ProjectEdit): void {
  const undo = () => void changeProject(client, project.id, wayBack(project)).catch(alreadySaid);
  const say = () =>
    showToast({
      kind: 'success',
      title: 'Project updated successfully',
      description: project.name,
      action: { label: 'Undo', onAction: undo },
    });
  changeProject(client, project.id, edit).then(say, alreadySaid);
}

/** What a card can have done with its project; the same from one drawing to the next, so that cards stand. */
export interface CardActions {
  change: (project: ListedProject, edit: ProjectEdit) => void;
  askToDelete: (project: ListedProject) => void;
}

/** What is done with projects in their list, each with a way back; deleting asks first. */
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
