import type { Chat } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { useRef, useState } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { dayIn, timezoneOfUser, useToday } from '../../platform/today.ts';
import { useListKeys } from '../../platform/use-list-keys.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ChatRow, type RefusedTitle } from './chat-row.tsx';
import { dateLabel, underLabels } from './date-label.ts';
import { titleProblem, useRenameChat } from './use-chats.ts';

type ChatListProps = {
  chats: readonly Chat[];
  onNew: () => void;
  onDelete: (chat: Chat) => void;
};

/** The chats, the last used first, grouped by the day of their last use. */
export function ChatList({ chats, onNew, onDelete }: ChatListProps) {
  const list = useRef<HTMLElement>(null);
  const today = useToday();
  const [renamingId, setRenamingId] = useTabState<string | undefined>('renamed chat', undefined);
  const [refused, setRefused] = useState<Readonly<Record<string, RefusedTitle | undefined>>>({});
  const rename = useRenameChat();
  useListKeys(list, {
    name: t`Chats`,
    next: t`Next chat`,
    previous: t`Previous chat`,
    edit: { words: t`Edit the chat`, act: setRenamingId },
    add: { words: t`New chat`, act: onNew },
  });

  const timezone = timezoneOfUser();
  const groups = underLabels(chats, ({ updatedAt }) =>
    dateLabel(dayIn(timezone, new Date(updatedAt)), today),
  );
  const keep = (chat: Chat, title: string, error: unknown) => {
    setRefused((others) => ({ ...others, [chat.id]: { title, why: titleProblem(error) } }));
    // Does not close a title field that was opened meanwhile.
    setRenamingId((id) => id ?? chat.id);
  };
  const close = ({ id }: Chat) => {
    setRenamingId(undefined);
    focusSoon(`#chat-${id}`);
  };
  const finish = (chat: Chat, title: string | undefined) => {
    setRefused((others) => ({ ...others, [chat.id]: undefined }));
    if (title !== undefined)
      rename.mutateAsync({ chat, title }).catch((error: unknown) => keep(chat, title, error));
    close(chat);
  };

  return (
    <nav
      ref={list}
      id="chats"
      tabIndex={-1}
      aria-label={t`Chats`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h2 className="px-3 pb-1 text-xs font-semibold text-ink-soft">{label}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {items.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                isRenaming={chat.id === renamingId}
                refused={refused[chat.id]}
                onRename={() => setRenamingId(chat.id)}
                onLeft={() => close(chat)}
                onRenamed={(title) => finish(chat, title)}
                onDelete={() => {
                  onDelete(chat);
                  focusSoon('#chats');
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
