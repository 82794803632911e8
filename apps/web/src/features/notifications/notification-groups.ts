import type { Notification } from '@daymark/contract/notifications';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';

const FROM_CLIENTS = t`From your clients`;
const BROKEN = t`Plans that no longer hold`;
const OVERDUE = t`Overdue`;
const DUE_TODAY = t`Due today`;
const COMING_UP = t`Coming up`;
const TITLES = [FROM_CLIENTS, BROKEN, OVERDUE, DUE_TODAY, COMING_UP];

function titleOf({ kind, dueDate }: Notification, today: Day): string {
  if (kind === 'client_note') return FROM_CLIENTS;
  if (kind === 'plan_broken') return BROKEN;
  if (kind.endsWith('overdue')) return OVERDUE;
  return dueDate === today ? DUE_TODAY : COMING_UP;
}

/** Notifications grouped under titles, the most important group first; empty groups are left out. */
export function notificationGroups(notifications: readonly Notification[], today: Day) {
  const byTitle = Map.groupBy(notifications, (notification) => titleOf(notification, today));
  return TITLES.flatMap((title) => {
    const items = byTitle.get(title);
    return items ? [{ title, items }] : [];
  });
}
