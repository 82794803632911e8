import type { Scope } from '@daymark/domain/api-tokens';

export const SCOPE_WORDS: Record<Scope, { label: string; hint: string }> = {
  read: {
    label: 'Read',
    hint: 'See projects, tasks, plans, chats and your calendar.',
  },
  propose: {
    label: 'Propose',
    hint: 'Ask the assistant, and propose plans. Nothing changes until somebody accepts.',
  },
  write: {
    label: 'Write',
    hint: 'Add, change, complete and delete projects and tasks, and accept proposals.',
  },
};
