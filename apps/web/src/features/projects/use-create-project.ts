import type { NewProject } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { projectDetailsQuery, refreshProjects } from '../../lib/queries.ts';

/** Creates a project; its page is there before it is opened. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (project: NewProject) => (await api.projects.create({ body: project })).data,
    onSuccess: ({ project, subtasks, plan }) => {
      void refreshProjects(client);
      const made = plan && 'error' in plan ? null : plan;
      client.setQueryData(projectDetailsQuery(project.id).queryKey, { ...project, subtasks, plan: made });
    },
  });
}
