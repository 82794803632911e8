import { plural, t } from '@daymark/words/t';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useToday } from '../../platform/today.ts';
import { late } from '../../ui/late.tsx';
import { Popover } from '../../ui/popover.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { useNotifications } from './use-notifications.ts';

const NotificationPanel = late(() =>
  import('./notification-panel.tsx').then((part) => part.NotificationPanel),
);

/** More are shown as "9+", so that the badge stays round. */
const COUNT_MAX = 9;

const badgeText = (count: number) => (count > COUNT_MAX ? `${COUNT_MAX}+` : String(count));

export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const today = useToday();
  const { data, error, isFetching, refetch } = useNotifications();
  const unreadCount = data?.unreadCount ?? 0;

  return (
    <Popover
      label={t`Notifications`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={
            unreadCount > 0
              ? t`Notifications, ${plural(unreadCount, '# unread', '# unread')}`
              : t`Notifications`
          }
          className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink aria-expanded:bg-well"
        >
          <Bell className="size-5" aria-hidden="true" />
          {unreadCount > 0 && (
            // Hidden from screen readers: the button's name contains the number.
            <span
              aria-hidden="true"
              data-count={badgeText(unreadCount)}
              className="absolute top-1 right-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-signal px-1 text-[0.6875rem] leading-none font-bold text-on-ink before:content-[attr(data-count)]"
            />
          )}
        </button>
      }
    >
      <Suspense fallback={<NotificationSkeleton />}>
        <NotificationPanel
          notifications={data?.data}
          unreadCount={unreadCount}
          error={error}
          retrying={isFetching}
          today={today}
          onRetry={() => void refetch()}
          onLeave={() => setOpen(false)}
        />
      </Suspense>
    </Popover>
  );
}
