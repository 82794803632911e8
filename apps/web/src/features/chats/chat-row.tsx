import type { Chat } from '@daymark/contract/chats';
import { CHAT_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { Link } from '@tanstack/react-router';
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu } from '../../ui/menu.tsx';

type ChatRowProps = {
  chat: Chat;
  isRenaming: boolean;
  onRename: () => void;
  /** Nothing when it stays as it was. */
  onRenamed: (title: string | undefined) => void;
  onDelete: () => void;
};

function TitleField({ chat, onRenamed }: Pick<ChatRowProps, 'chat' | 'onRenamed'>) {
  const [title, setTitle] = useState(chat.title);
  const isDone = useRef(false);
  const finish = (next: string) => {
    // Taking the field away makes it lose the focus once more.
    if (isDone.current) return;
    isDone.current = true;
    const trimmed = next.trim();
    onRenamed(isBlank(trimmed) || trimmed === chat.title ? undefined : trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    finish(event.key === 'Enter' ? title : '');
  };
  return (
    <Input
      ref={(field) => field?.focus()}
      aria-label={`Title of ${chat.title}`}
      value={title}
      maxLength={CHAT_TITLE_MAX_LENGTH}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(title)}
      className="my-0.5"
    />
  );
}

/** A chat in the list: its title leads to it and can be typed over in its place. */
export function ChatRow({ chat, isRenaming, onRename, onRenamed, onDelete }: ChatRowProps) {
  if (isRenaming)
    return (
      <li data-row={chat.id}>
        <TitleField chat={chat} onRenamed={onRenamed} />
      </li>
    );
  return (
    <li
      data-row={chat.id}
      className="relative flex items-center gap-1 rounded-md hover:bg-well has-[a[aria-current=page]]:bg-well"
    >
      <Link
        id={`chat-${chat.id}`}
        to="/chats/$id"
        params={{ id: chat.id }}
        className="flex min-h-10 min-w-0 flex-1 items-center rounded-md px-3 text-sm no-underline after:absolute after:inset-0 aria-[current=page]:font-bold pointer-coarse:min-h-11"
      >
        <span className="truncate">{chat.title}</span>
      </Link>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`More for ${chat.title}`} className="relative z-10" />}
        items={[
          { label: 'Rename', icon: PencilLine, onSelect: onRename },
          { label: 'Delete', icon: Trash2, variant: 'danger', onSelect: onDelete },
        ]}
      />
    </li>
  );
}
