import type { ProjectDraft } from '@daymark/contract/chats';
import { isDraftKept, keepDraft, useDraft } from '../../platform/draft.ts';
import { draftFrom, type NewProjectDraft } from './new-project-draft.ts';

interface Kept {
  /** The project that was read out of the chat; null if none is stored. */
  drafted: ProjectDraft | null;
  /** With the user's changes. */
  typed: NewProjectDraft | null;
}

const nameOf = (chatId: string) => `project of chat ${chatId}`;

/** Whether a project that was read out of this chat is waiting for review. */
export const isDraftedKept = (chatId: string): boolean => isDraftKept(nameOf(chatId));

/**
 * Stores it on this device until it is created or discarded: reading it again would cost a request, and could give a
 * different result.
 */
export const keepDrafted = (chatId: string, drafted: ProjectDraft): void =>
  keepDraft(nameOf(chatId), { drafted, typed: null } satisfies Kept);

/** A project that was read out of a chat, with the user's changes so far. */
export function useDraftedDraft(chatId: string, arrived: ProjectDraft | undefined) {
  const kept = useDraft<Kept>(nameOf(chatId), { drafted: arrived ?? null, typed: null });
  const { drafted } = kept.value;
  const typed = kept.value.typed ?? (drafted && draftFrom(drafted.project));
  return {
    drafted,
    typed: typed && {
      value: typed,
      update: (fields: Partial<NewProjectDraft>) => kept.update({ typed: { ...typed, ...fields } }),
      discard: kept.discard,
    },
  };
}
