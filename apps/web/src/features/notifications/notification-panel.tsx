import type { Notification } from '@daymark/contract/notifications';
import type { Day } from '@daymark/domain/dates';
import { NOTIFICATIONS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { messageOf } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { notificationGroups } from './notification-groups.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { useReadNotifications } from './use-notifications.ts';

type NotificationPanelProps = {
  notifications: readonly Notification[] | undefined;
  unreadCount: number;
  error: Error | null;
  retrying: boolean;
  today: Day;
  onRetry: () => void;
  onLeave: () => void;
};

const NothingToTell = () => (
  <EmptyState title={t`Nothing to look at`} level={3} className="py-6">
    {t`What is due or overdue is shown here, and plans that no longer fit.`}
  </EmptyState>
);

export function NotificationPanel(props: NotificationPanelProps) {
  const { notifications, unreadCount, error, retrying, today, onRetry, onLeave } = props;
  const { read, readAll } = useReadNotifications();
  return (
    <div className="grid grid-cols-1">
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 className="font-bold">{t`Notifications`}</h2>
        {notifications !== undefined && notifications.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={unreadCount === 0}
            onClick={() => unreadCount > 0 && readAll()}
          >
            {unreadCount === 0 ? t`All read` : t`Mark all as read`}
          </Button>
        )}
      </div>
      {error && (
        <div className="p-3">
          <ErrorBanner
            message={messageOf(error, t`Failed to fetch notifications`)}
            onRetry={onRetry}
            retrying={retrying}
          >
            {notifications ? t`You see the last saved state.` : t`What you marked as read is kept.`}
          </ErrorBanner>
        </div>
      )}
      {!notifications && !error && <NotificationSkeleton />}
      {notifications?.length === 0 && <NothingToTell />}
      {notifications && (
        <div className="divide-y divide-line">
          {notificationGroups(notifications, today).map(({ title, items }) => (
            <div key={title} className="pb-2">
              <h3 className="px-4 pt-3 pb-1 text-xs font-semibold text-ink-soft">{title}</h3>
              <ul aria-label={title}>
                {items.map((notification) => (
                  <NotificationRow
                    key={notification.id}
                    notification={notification}
                    onRead={() => read(notification.id)}
                    onOpen={() => {
                      if (notification.readAt === null) read(notification.id);
                      onLeave();
                    }}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {notifications && notifications.length >= NOTIFICATIONS_MAX_COUNT && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          {t`These are the newest ${NOTIFICATIONS_MAX_COUNT}. All open tasks are in Plan.`}
        </p>
      )}
    </div>
  );
}
