import type { NewProject } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';
import { projectDetailsQuery, refreshProjects } from '../../lib/queries.ts';
import { isCalledOff, type PlanningFollow, usePlanning } from '../../lib/use-planning.ts';

async function sendNew(body: NewProject, idempotencyKey: string, follow: PlanningFollow) {
  try {
    return await api.projects.create({ body }, { idempotencyKey, ...follow });
  } catch (error) {
    if (!isCalledOff(error)) throw error;
    // Its plan is called off; the project itself is there, and answers to the same key.
    return api.projects.create({ body }, { idempotencyKey });
  }
}

const createNew = async (body: NewProject, follow: PlanningFollow) =>
  (await once(body, (idempotencyKey) => sendNew(body, idempotencyKey, follow))).data;

export type Created = Awaited<ReturnType<typeof createNew>>;

/** Makes the project that was read out of a chat, as it was looked at and changed. */
export const createOfChat = (chatId: string) => async (project: NewProject) => {
  const call = { params: { id: chatId }, body: { project } };
  const send = (idempotencyKey: string) => api.chats.createProject(call, { idempotencyKey });
  return (await once(call, send)).data;
};

const MUTATION_KEY = ['projects', 'create'];

/** Creates a project; its page is there before it is opened. */
export function useCreateProject(
  create: (project: NewProject, follow: PlanningFollow) => Promise<Created> = createNew,
) {
  const client = useQueryClient();
  const planning = usePlanning();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (project: NewProject) => create(project, planning.begin()),
    onSuccess: ({ project, subtasks, plan }) => {
      void refreshProjects(client);
      const made = plan && 'error' in plan ? null : plan;
      client.setQueryData(projectDetailsQuery(project.id).queryKey, { ...project, subtasks, plan: made });
    },
  });
  /** Whether one is on its way: known at once, where `isPending` waits for the next drawing. */
  const isBusy = () => client.isMutating({ mutationKey: MUTATION_KEY }) > 0;
  return { ...mutation, isBusy, planning };
}
