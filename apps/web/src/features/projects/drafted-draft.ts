import type { ProjectDraft } from '@daymark/contract/chats';
import { isDraftKept, keepDraft, useDraft } from '../../lib/draft.ts';
import { draftFrom, type NewProjectDraft } from './new-project-draft.ts';

interface Kept {
  /** What was read out of the chat; null while nothing is kept. */
  drafted: ProjectDraft | null;
  /** As it was changed since. */
  typed: NewProjectDraft | null;
}

const nameOf = (chatId: string) => `project of chat ${chatId}`;

/** Whether a project that was read out of this chat waits to be looked at. */
export const isDraftedKept = (chatId: string): boolean => isDraftKept(nameOf(chatId));

/** Keeps it on this device until it is made or discarded: reading it again costs a request, and could say something else. */
export const keepDrafted = (chatId: string, drafted: ProjectDraft): void =>
  keepDraft(nameOf(chatId), { drafted, typed: null } satisfies Kept);

/** A project that was read out of a chat, and what the person made of it so far. */
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
