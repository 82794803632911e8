import type { DraftEvent, ProjectDraft } from '@daymark/contract/chats';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';

export type DraftStep = DraftEvent['step'];

/** Has a project read out of a chat, step by step. Cancelling stops the work on the server too. */
export function useDraftProject(chatId: string, onDrafted: (draft: ProjectDraft) => void) {
  const controller = useRef<AbortController>(undefined);
  const [step, setStep] = useState<DraftStep>('reading');
  const mutation = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const onEvent = (event: DraftEvent) => setStep(event.step);
      return (await api.chats.draftProject({ params: { id: chatId } }, { signal, onEvent })).data.draft;
    },
    onSuccess: (draft, signal) => {
      if (signal.aborted) return;
      mutation.reset();
      onDrafted(draft);
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  return {
    begin: () => {
      controller.current = new AbortController();
      setStep('reading');
      mutation.mutate(controller.current.signal);
    },
    leave: () => {
      controller.current?.abort();
      mutation.reset();
    },
    step,
    isAtWork: mutation.isPending,
    error: mutation.error,
  };
}
