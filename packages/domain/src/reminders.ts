/** How many minutes before its due time a task may be reminded of. */
export const REMINDER_MINUTES = [10, 30, 60, 120, 240, 1_440] as const;
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

/** How many days before its due day. */
export const REMINDER_DAYS = [0, 1, 2, 3, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export const DEFAULT_REMINDER_AT = '09:00';
export const DEFAULT_DIGEST_AT = '07:00';
export const WAIT_DAYS_MAX = 60;

/** What a person is told by mail or on a device. */
export const NOTICE_KINDS = ['digest', 'reminders'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
