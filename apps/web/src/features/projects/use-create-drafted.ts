import type { NewProject } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';
import { refreshProjects } from '../../lib/queries.ts';

/** Makes a project of a chat, as it was looked at and changed. */
export function useCreateDrafted(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (project: NewProject) => {
      const call = { params: { id: chatId }, body: { project } };
      const send = (idempotencyKey: string) => api.chats.createProject(call, { idempotencyKey });
      return (await once(call, send)).data.project;
    },
    onSuccess: () => refreshProjects(client),
  });
}
