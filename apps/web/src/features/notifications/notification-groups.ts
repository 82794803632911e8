import type { Notification } from '@daymark/contract/notifications';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';

const TITLES = [t`Plans that no longer hold`, 'Overdue', t`Due today`, t`Coming up`] as const;

export type GroupTitle = (typeof TITLES)[number];

function titleOf({ kind, dueDate }: Notification, today: Day): GroupTitle {
  if (kind === 'plan_broken') return t`Plans that no longer hold`;
  if (kind.endsWith('overdue')) return 'Overdue';
  return dueDate === today ? t`Due today` : t`Coming up`;
}

/** Notifications grouped under titles, the most important group first; empty groups are left out. */
export function notificationGroups(notifications: readonly Notification[], today: Day) {
  const byTitle = Map.groupBy(notifications, (notification) => titleOf(notification, today));
  return TITLES.flatMap((title) => {
    const items = byTitle.get(title);
    return items ? [{ title, items }] : [];
  });
}
