import type { ChatProjectEvent } from '@daymark/contract/chats';
import type { NewProject } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writeDetails } from '../../plan-data/plan-cache.ts';
import { refreshProjects } from '../../plan-data/queries.ts';
import { isCalledOff, type PlanningFollow, usePlanning } from '../../plan-data/use-planning.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';

interface Follow<Event> {
  signal: AbortSignal;
  onEvent: (event: Event) => void;
}

/** Sends a creation once. Its planning may be cancelled: then the project exists, and the same key returns it. */
async function create<Event, Answer>(
  call: object,
  send: (how: { idempotencyKey: string } & Partial<Follow<Event>>) => Promise<Answer>,
  follow: Follow<Event>,
): Promise<Answer> {
  return once(call, async (idempotencyKey) => {
    try {
      return await send({ idempotencyKey, ...follow });
    } catch (error) {
      if (!isCalledOff(error)) throw error;
      return send({ idempotencyKey });
    }
  });
}

const createNew = async (body: NewProject, follow: PlanningFollow) =>
  (await create(body, (how) => api.projects.create({ body }, how), follow)).data;

export type Created = Omit<Awaited<ReturnType<typeof createNew>>, 'reading'>;

/** Creates the reviewed project of a chat. */
export const createOfChat =
  (chatId: string) =>
  async (project: NewProject, { signal, onEvent }: PlanningFollow): Promise<Created> => {
    const call = { params: { id: chatId }, body: { project } };
    const follow = {
      signal,
      onEvent: (event: ChatProjectEvent) => void (event.type !== 'progress' && onEvent(event)),
    };
    return (await create(call, (how) => api.chats.createProject(call, how), follow)).data;
  };

const MUTATION_KEY = ['projects', 'create'];

/** Creates a project, and adds its page to the cache before it is opened. */
export function useCreateProject(
  make: (project: NewProject, follow: PlanningFollow) => Promise<Created> = createNew,
) {
  const client = useQueryClient();
  const planning = usePlanning();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (project: NewProject) => make(project, planning.begin()),
    onSuccess: ({ project, subtasks, plan }) => {
      void refreshProjects(client);
      const made = plan && 'error' in plan ? null : plan;
      writeDetails(client, { ...project, subtasks, plan: made });
    },
  });
  /** Whether a creation is in progress. `isPending` only changes on the next render. */
  const isBusy = () => client.isMutating({ mutationKey: MUTATION_KEY }) > 0;
  return { ...mutation, isBusy, planning };
}
