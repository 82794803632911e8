import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask } from '@daymark/contract/subtasks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { findProject } from '../../plan-data/plan-cache.ts';
import { keys } from '../../plan-data/queries.ts';
import type { TaskChangeWords } from '../../plan-data/task-change.ts';
import { useTaskChange } from '../../plan-data/use-task-change.ts';
import { once } from '../../platform/once.ts';
import { unsavedSubtask } from './unsaved-subtask.ts';

/** Adds a task. It has its id from the start, so that it is added once, however often it is sent. */
export function useAddTask() {
  const client = useQueryClient();
  const changeTasks = useTaskChange();
  return useCallback(
    (projectId: string, body: NewSubtask, words?: TaskChangeWords): Promise<void> =>
      once({ params: { projectId }, body }, (id) => {
        const details = client.getQueryData<ProjectDetails>(keys.details(projectId));
        const project = details ?? findProject(client, projectId) ?? { id: projectId };
        return changeTasks(
          { does: 'add', projectId, body, before: [], after: [unsavedSubtask(project, id, body)] },
          words,
        );
      }),
    [client, changeTasks],
  );
}
