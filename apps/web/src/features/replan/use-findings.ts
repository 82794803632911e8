import type { ProjectDetails } from '@daymark/contract/projects';
import type { PlanFinding } from '@daymark/contract/replans';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** The problems of a project's plan. */
export const useFindings = (projectId: string) =>
  useQuery({
    queryKey: [...keys.replans, 'lint', projectId],
    queryFn: async ({ signal }) =>
      (await api.replans.lint({ params: { projectId } }, { signal })).data.findings,
  });

type Before = Pick<SubtaskChange, 'dueDate' | 'estimatedHours' | 'title' | 'dependsOn'>;

/** Carries out the fix of a finding, with an undo. */
export function useFix(projectId: string) {
  const client = useQueryClient();
  const put = async (id: string, body: SubtaskChange, ifVersion?: number) => {
    await api.subtasks.change({ params: { id }, body }, ifVersion === undefined ? {} : { ifVersion });
    await refreshProjects(client);
  };
  const fail = (error: unknown) => {
    void refreshProjects(client);
    showFailure(t`Failed to update subtask`, error, t`It is unchanged. Please try again.`);
  };
  return useMutation({
    mutationFn: async ({ fix }: PlanFinding) => {
      if (!fix) return undefined;
      const project = client.getQueryData<ProjectDetails>(keys.details(projectId));
      const row = project?.subtasks.find(({ id }) => id === fix.id);
      const before =
        row && Object.fromEntries(Object.keys(fix.change).map((name) => [name, row[name as keyof Before]]));
      await put(fix.id, fix.change, fix.version);
      return before && { id: fix.id, before };
    },
    onSuccess: (done) =>
      showToast({
        kind: 'success',
        title: t`Subtask updated`,
        ...(done && {
          action: { label: t`Undo`, onAction: () => void put(done.id, done.before).catch(fail) },
        }),
      }),
    onError: fail,
  });
}
