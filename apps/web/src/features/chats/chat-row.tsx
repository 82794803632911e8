import type { Chat } from '@daymark/contract/chats';
import { CHAT_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu } from '../../ui/menu.tsx';

/** A title that could not be saved, and why. */
export type RefusedTitle = { title: string; why: string };

type ChatRowProps = {
  chat: Chat;
  isRenaming: boolean;
  /** The field opens again with this text. */
  refused: RefusedTitle | undefined;
  onRename: () => void;
  /** Closed without saving: the text is kept for the next time. */
  onLeft: () => void;
  /** Undefined if it is unchanged. */
  onRenamed: (title: string | undefined) => void;
  onDelete: () => void;
};

type TitleFieldProps = Pick<ChatRowProps, 'chat' | 'refused' | 'onRenamed' | 'onLeft'>;

/** Takes the focus only if nothing else has it. */
function focusIfFree(field: HTMLInputElement | null): void {
  if (document.activeElement?.closest('input, textarea, [role=dialog]') == null) field?.focus();
}

function TitleField({ chat, refused, onRenamed, onLeft }: TitleFieldProps) {
  const [title, setTitle] = useTabState(`title of chat ${chat.id}`, refused?.title ?? chat.title);
  const isDone = useRef(false);
  const finish = (next: string) => {
    // Removing the field causes another blur event.
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
    <Field label={t`Title of ${chat.title}`} labelHidden error={refused?.why} className="my-0.5">
      <Input
        ref={focusIfFree}
        value={title}
        maxLength={CHAT_TITLE_MAX_LENGTH}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (title === refused?.title ? onLeft() : finish(title))}
      />
    </Field>
  );
}

/** A chat in the list: a link whose title can be edited in place. */
export function ChatRow(props: ChatRowProps) {
  const { chat, isRenaming, refused, onRename, onRenamed, onLeft, onDelete } = props;
  if (isRenaming)
    return (
      <li data-row={chat.id}>
        <TitleField {...{ chat, refused, onRenamed, onLeft }} />
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
        trigger={<IconButton icon={Ellipsis} label={t`More for ${chat.title}`} className="relative z-10" />}
        items={[
          { label: t`Rename`, icon: PencilLine, onSelect: onRename },
          { label: t`Delete`, icon: Trash2, variant: 'danger', onSelect: onDelete },
        ]}
      />
    </li>
  );
}
