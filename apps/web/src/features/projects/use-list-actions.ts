import type { ListedProject } from '@daymark/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import type { ProjectEdit } from './project-cache.ts';
import { changeProject } from './use-change-project.ts';

const wayBack = ({ followsSubtasks, status, progress }: ListedProject): ProjectEdit =>
  followsSubtasks ? { followsSubtasks } : { status, progress };

/** The change itself has told the person. */
const alreadySaid = () => {};

/** What is done with projects in their list, each with a way back; deleting asks first. */
export function useListActions() {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<ListedProject>();

  const change = (project: ListedProject, edit: ProjectEdit) => {
    const undo = () => void changeProject(client, project.id, wayBack(project)).catch(alreadySaid);
    const say = () =>
      showToast({
        kind: 'success',
        title: 'Project updated successfully',
        description: project.name,
        action: { label: 'Undo', onAction: undo },
      });
    changeProject(client, project.id, edit).then(say, alreadySaid);
  };
  return { change, deleting, setDeleting };
}

export type ListActions = ReturnType<typeof useListActions>;
