import type { ChatMessage } from '@daymark/contract/chats';
import type { Proposal } from '@daymark/contract/proposals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoPlan } from '../../lib/undo-plan.ts';
import { showToast } from '../../ui/toast-store.ts';
import { writeMessage } from './chat-queries.ts';

/** Undoes what an accepted proposal changed, and shows that in its card. */
export function useUndoProposal(message: ChatMessage, { id, result }: Proposal) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (changeId: string) => {
      const onUndone = () => {
        const proposals = message.proposals.map((one) =>
          one.id === id ? { ...one, result: result && { ...result, isUndone: true } } : one,
        );
        writeMessage(client, message, { proposals });
      };
      await undoPlan(client, changeId, showToast, onUndone);
    },
  });
  return { undo: () => result?.changeId && mutate(result.changeId), isPending };
}
