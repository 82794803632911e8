import type { Notification } from '@daymark/contract/notifications';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type NotificationRowProps = {
  notification: Notification;
  onOpen: () => void;
  onRead: () => void;
};

/** The whole row is clickable; the name is the link for screen readers and the keyboard. */
export function NotificationRow({ notification, onOpen, onRead }: NotificationRowProps) {
  const { title, message, projectId, projectName, readAt } = notification;
  const isUnread = readAt === null;

  const readHere = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears after it is pressed, so the focus moves to the row's link.
    currentTarget.closest('li')?.querySelector('a')?.focus();
    onRead();
  };

  return (
    <li className="relative flex items-center gap-2 py-2 pr-2 pl-4 hover:bg-well has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-ink">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2">
          {isUnread && (
            <span className="size-2 shrink-0 -translate-y-px rounded-full bg-signal-bright">
              <span className="sr-only">{t`Unread:`}</span>
            </span>
          )}
          <Link
            to="/project/$id/details"
            params={{ id: projectId }}
            onClick={onOpen}
            title={title}
            className={classNames(
              'min-w-0 truncate text-sm after:absolute after:inset-0 focus-visible:outline-none',
              isUnread && 'font-bold',
            )}
          >
            {title}
          </Link>
        </p>
        <p className="text-xs text-ink-soft">
          {message}
          {title !== projectName && ` · ${projectName}`}
        </p>
      </div>
      {isUnread && (
        <IconButton
          icon={Check}
          label={t`Mark as read: ${title}`}
          onClick={readHere}
          className="relative z-10"
        />
      )}
    </li>
  );
}
