/** Numbers of the product, each with its unit in its name. A limit exists once: both sides read it here. */
export const CODE_DIGITS = 5;
export const CODE_LIFETIME_MINUTES = 10;
export const RESEND_COOLDOWN_SECONDS = 60;
export const AUTO_SUBMIT_DELAY_MILLISECONDS = 200;
/** From a password that was replaced to the screen that confirms it, and from there to the log-in. */
export const NEW_PASSWORD_REDIRECT_SECONDS = 2;
export const RESET_CONFIRMED_REDIRECT_SECONDS = 5;

export const PASSWORD_MIN_LENGTH = 8;
/** Long enough for any pass phrase, short enough that hashing one stays cheap. */
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;
export const LOCATION_MAX_LENGTH = 120;
export const BIO_MAX_LENGTH = 1_000;

/** Working hours are kept in quarters of an hour. */
export const HOURS_STEP = 0.25;
export const HOURS_PER_DAY_MAX = 24;

/** A file of this size is too large already. */
export const AVATAR_MAX_BYTES = 5 * 1_048_576;
export const AVATAR_MAX_PIXELS = 16_000_000;
export const AVATAR_MAX_SIDE_PIXELS = 4_096;
export const AVATAR_MAX_ASPECT = 10;
/** Width and height of the picture that is kept. */
export const AVATAR_SIDE_PIXELS = 256;

export const PROJECT_NAME_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const CATEGORY_MAX_LENGTH = 50;
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX_COUNT = 20;
export const TIMELINE_MAX_DAYS = 3_660;
/** Spans of days off that a person may have, and how long one may be. */
export const DAYS_OFF_MAX_COUNT = 300;
export const DAY_OFF_MAX_DAYS = 366;
export const DAY_OFF_NAME_MAX_LENGTH = 120;
/** Holidays on which a person works all the same; those that have passed are forgotten. */
export const WORKED_HOLIDAYS_MAX_COUNT = 200;

/** Calendars that a person may import. */
export const CALENDAR_FEEDS_MAX_COUNT = 10;
export const CALENDAR_NAME_MAX_LENGTH = 80;
export const CALENDAR_ADDRESS_MAX_LENGTH = 2_000;
export const CALENDAR_MAX_BYTES = 1_048_576;
/** So far back and ahead of today is read when a calendar is busy. */
export const CALENDAR_DAYS_BEFORE = 30;
export const CALENDAR_DAYS_AHEAD = 731;
/** A calendar with an address is read again after so long. */
export const CALENDAR_REFRESH_HOURS = 6;

/** A plan that does not fit is tried with a due date up to so many days later. */
export const LATER_DUE_DATE_MAX_DAYS = 730;
/** So long is a new project until its due date is chosen. */
export const DEFAULT_TIMELINE_DAYS = 30;
export const DEFAULT_DUE_TIME = '12:00';
export const MILESTONES_MAX_COUNT = 50;
export const MILESTONE_NAME_MAX_LENGTH = 120;

/** What was deleted can be brought back for so long. */
export const TRASH_DAYS = 30;

export const SUBTASK_TITLE_MAX_LENGTH = 200;
export const SUBTASKS_MAX_COUNT = 2_000;
/** A year of days; periods far from today and projects with little to do are left out beyond. */
export const GROUPS_MAX_COUNT = 366;
/**
 * Beside its weeks, the weekly call tells the days from so many before the Monday of the present week, and so many from
 * it: the present week and the one before lie within, on whatever day a person's week begins.
 */
export const WEEKLY_DAYS_BEFORE = 14;
export const WEEKLY_DAYS_AHEAD = 14;
/** A calendar of all projects is asked for a year at most, and tells so many subtasks; of the rest, the hours. */
export const PLAN_MAX_DAYS = 366;
export const PLAN_ITEMS_MAX_COUNT = 2_000;
export const PLAN_SPANS_MAX_COUNT = 500;
/** So many moves of a preview can be left out. */
export const LEFT_MOVES_MAX_COUNT = 200;
export const HOURS_MAX = 1_000;
export const DEPENDENCIES_MAX_COUNT = 50;
export const LAG_MAX_DAYS = 365;

/** So many times at most something may come again, and so far ahead it is written down. */
export const OCCURRENCES_MAX_COUNT = 366;
export const OCCURRENCES_AHEAD_DAYS = 92;

/** A timer that ran longer was probably forgotten: its person is asked. */
export const TIMER_FORGOTTEN_MINUTES = 12 * 60;
export const TIMER_MINUTES_MAX = 7 * 24 * 60;

/** A search is a few words; whatever is longer finds nothing that those did not. */
export const SEARCH_MAX_LENGTH = 200;
/** A search is sent once nothing was typed for so long. */
export const SEARCH_DEBOUNCE_MILLISECONDS = 300;
/** What the search in the top bar shows at once: so many, and on a phone so many. */
export const SEARCH_DROPDOWN_ROWS = { wide: 5, narrow: 3 } as const;

export const PAGE_SIZES = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;

export const TODAY_LIST_ROWS = 5;
export const UPCOMING_DAYS = 7;
export const UPCOMING_ROWS = 5;
export const OVERDUE_ROWS = 3;
export const RECENT_ACTIVITY_DAYS = 30;
export const RECENT_ACTIVITY_ROWS = 5;
/** How many subtasks a call asks for. */
export const RECENT_SUBTASKS_LIMIT = 20;
export const WEEKLY_SUBTASKS_LIMIT = 50;
export const DASHBOARD_SUBTASKS_LIMIT = 50;

/** Projects and milestones are told of so many days before they are due. */
export const DUE_SOON_DAYS = 3;
/** A plan no longer holds once so many open subtasks have passed their day; one or two are caught up with. */
export const PLAN_SLIPS_MIN_COUNT = 3;
/** Of more notifications only the newest are kept in sight. */
export const NOTIFICATIONS_MAX_COUNT = 100;

export const DEFAULT_TIMEZONE = 'America/Los_Angeles';
/** Of the same place. */
export const DEFAULT_LOCALE = 'en-US';

export const CHAT_TITLE_MAX_LENGTH = 120;
export const CHATS_MAX_COUNT = 500;
export const CHAT_MESSAGES_MAX_COUNT = 1_000;
export const CHAT_MESSAGE_MAX_LENGTH = 8_000;
/** So much of a conversation is fetched at a time, the newest first. */
export const CHAT_PAGE_MESSAGES = 50;
export const CHAT_PROJECT_MIN_MESSAGES = 2;
export const CHAT_PROJECT_MIN_LETTERS = 100;
