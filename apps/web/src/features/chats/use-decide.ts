import type { ChatMessage } from '@daymark/contract/chats';
import type { Proposal } from '@daymark/contract/proposals';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAll } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { conversationQuery, writeMessage } from './chat-queries.ts';

type Decision = 'accept' | 'decline';

/** Accepts or declines a proposal. */
export function useDecide(message: ChatMessage, { id: proposalId }: Proposal) {
  const client = useQueryClient();
  const { chatId } = message;
  const mutation = useMutation({
    mutationKey: ['chats', 'decide', proposalId],
    mutationFn: async (decision: Decision) => {
      const send = decision === 'accept' ? api.chats.acceptProposal : api.chats.dismissProposal;
      return (await send({ params: { id: chatId, proposalId } })).data.proposal;
    },
    onSuccess: (decided) => {
      const proposals = message.proposals.map((one) => (one.id === decided.id ? decided : one));
      writeMessage(client, message, { proposals });
      if (decided.status === 'accepted') void refreshAll(client);
    },
    // It may have been decided elsewhere, or its subject may be deleted.
    onError: () => void client.invalidateQueries({ queryKey: conversationQuery(chatId).queryKey }),
  });
  return {
    decide: (decision: Decision) => {
      if (client.isMutating({ mutationKey: ['chats', 'decide', proposalId] }) === 0)
        mutation.mutate(decision);
    },
    deciding: mutation.isPending ? mutation.variables : undefined,
    problem: mutation.error ? reasonOf(mutation.error, t`Nothing was changed. Please try again.`) : undefined,
  };
}
