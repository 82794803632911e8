import type { ChatMessage } from '@daymark/contract/chats';
import type { Proposal } from '@daymark/contract/proposals';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoPlan } from '../../plan-data/undo-plan.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { writeMessage } from './chat-queries.ts';

type UndoButtonProps = { message: ChatMessage; proposal: Proposal };

/** Undoes what an accepted proposal changed in the plans, and shows that in its card. */
export function UndoButton({ message, proposal: { id, result } }: UndoButtonProps) {
  const client = useQueryClient();
  const onUndone = () => {
    const proposals = message.proposals.map((one) =>
      one.id === id ? { ...one, result: result && { ...result, isUndone: true } } : one,
    );
    writeMessage(client, message, { proposals });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (changeId: string) => undoPlan(client, changeId, showToast, onUndone),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isPending}
      onClick={() => result?.changeId && mutate(result.changeId)}
      className="-ml-3 justify-self-start"
    >
      {t`Undo`}
    </Button>
  );
}
