import type { Scope } from '@daymark/domain/api-tokens';
import { t, tc } from '@daymark/words/t';

export const SCOPE_WORDS: Record<Scope, { label: string; hint: string }> = {
  read: {
    label: tc('verb')`Read`,
    hint: t`See projects, tasks, plans, chats and your calendar.`,
  },
  propose: {
    label: tc('verb')`Propose`,
    hint: t`Ask the assistant, and propose plans. Nothing changes until somebody accepts.`,
  },
  write: {
    label: tc('verb')`Write`,
    hint: t`Add, change, complete and delete projects and tasks, and accept proposals.`,
  },
};
