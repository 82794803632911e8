import type { Chat } from '@daymark/contract/chats';
import { useRef, useState } from 'react';
import { dayIn, timezoneOfUser, useToday } from '../../lib/today.ts';
import { useListKeys } from '../../lib/use-list-keys.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ChatRow } from './chat-row.tsx';
import { dateLabel, underLabels } from './date-label.ts';
import { useRenameChat } from './use-chats.ts';

type ChatListProps = {
  chats: readonly Chat[];
  onNew: () => void;
  onDelete: (chat: Chat) => void;
};

/** The chats, the last used first, under the day on which they were used. */
export function ChatList({ chats, onNew, onDelete }: ChatListProps) {
  const list = useRef<HTMLElement>(null);
  const today = useToday();
  const [renamingId, setRenamingId] = useState<string>();
  const rename = useRenameChat();
  useListKeys(list, { row: 'chat', onEdit: setRenamingId, onNew });

  const timezone = timezoneOfUser();
  const groups = underLabels(chats, ({ updatedAt }) =>
    dateLabel(dayIn(timezone, new Date(updatedAt)), today),
  );
  const finish = (chat: Chat, title: string | undefined) => {
    setRenamingId(undefined);
    if (title !== undefined) rename.mutate({ chat, title });
    focusSoon(`#chat-${chat.id}`);
  };

  return (
    <nav
      ref={list}
      id="chats"
      tabIndex={-1}
      aria-label="Chats"
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
                onRename={() => setRenamingId(chat.id)}
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
