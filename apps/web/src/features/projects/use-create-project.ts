import type { NewProject } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';
import { projectDetailsQuery, refreshProjects } from '../../lib/queries.ts';

const create = async (body: NewProject) =>
  (await once(body, (idempotencyKey) => api.projects.create({ body }, { idempotencyKey }))).data;

export type Created = Awaited<ReturnType<typeof create>>;

const MUTATION_KEY = ['projects', 'create'];

/** Creates a project; its page is there before it is opened. */
export function useCreateProject() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: create,
    onSuccess: ({ project, subtasks, plan }) => {
      void refreshProjects(client);
      const made = plan && 'error' in plan ? null : plan;
      client.setQueryData(projectDetailsQuery(project.id).queryKey, { ...project, subtasks, plan: made });
    },
  });
  /** Whether one is on its way: known at once, where `isPending` waits for the next drawing. */
  const isBusy = () => client.isMutating({ mutationKey: MUTATION_KEY }) > 0;
  return { ...mutation, isBusy };
}
