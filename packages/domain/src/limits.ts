/** Limits of the product, each with its unit in its name. Server and client both read them here, and nowhere else. */
export const CODE_DIGITS = 5;
export const CODE_LIFETIME_MINUTES = 10;
export const RESEND_COOLDOWN_SECONDS = 60;
export const AUTO_SUBMIT_DELAY_MILLISECONDS = 200;
/** After a password was replaced, until the confirmation screen opens, and after that until the log-in opens. */
export const NEW_PASSWORD_REDIRECT_SECONDS = 2;
export const RESET_CONFIRMED_REDIRECT_SECONDS = 5;

export const PASSWORD_MIN_LENGTH = 8;
/** Long enough for any pass phrase, and short enough to keep hashing cheap. */
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;
export const LOCATION_MAX_LENGTH = 120;
export const BIO_MAX_LENGTH = 1_000;

/** Most API tokens of a person, expired ones included. */
export const API_TOKENS_MAX_COUNT = 50;
export const API_TOKEN_NAME_MAX_LENGTH = 60;
/** Most projects that one API token is restricted to. */
export const API_TOKEN_PROJECTS_MAX_COUNT = 50;
export const API_TOKEN_REQUESTS_A_MINUTE = 120;
/** Most messages of the Model Context Protocol in one request. Each counts as one of a token's messages a minute. */
export const MCP_BATCH_MAX_COUNT = 20;
/** Most characters of an address that an assistant returns to, and of what it wants back there. */
export const REDIRECT_ADDRESS_MAX_LENGTH = 500;
export const REDIRECT_STATE_MAX_LENGTH = 1_000;
export const REDIRECT_ADDRESSES_MAX_COUNT = 10;
/** How long a connected assistant's access token is valid, and how long it may stay away. */
export const ACCESS_TOKEN_MINUTES = 60;
export const CONNECTION_IDLE_DAYS = 30;
/** An expired API token stays in the list for this long. */
export const EXPIRED_API_TOKEN_DAYS = 30;

/** Most passkeys of a person. */
export const PASSKEYS_MAX_COUNT = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How long a device may take to answer with a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** How long somebody may take to add Daymark to an authenticator app. */
export const TWO_STEP_SET_UP_MINUTES = 15;
export const TWO_STEP_CODE_DIGITS = 6;
export const RECOVERY_CODES_COUNT = 10;

/** Working hours are stored in steps of a quarter of an hour. */
export const HOURS_STEP = 0.25;
export const HOURS_PER_DAY_MAX = 24;

/** A file of exactly this size is already too large. */
export const AVATAR_MAX_BYTES = 5 * 1_048_576;
export const AVATAR_MAX_PIXELS = 16_000_000;
export const AVATAR_MAX_SIDE_PIXELS = 4_096;
export const AVATAR_MAX_ASPECT = 10;
/** Width and height of the stored picture. */
export const AVATAR_SIDE_PIXELS = 256;

export const PROJECT_NAME_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 20_000;
/** A project that a visitor without an account tries. */
export const VISITOR_BRIEF_MAX_LENGTH = 500;
export const VISITOR_PLANS_A_MINUTE = 10;
export const CATEGORY_MAX_LENGTH = 50;
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX_COUNT = 20;
export const TIMELINE_MAX_DAYS = 3_660;
/** Most ranges of days off of a person, and the most days of one range. */
export const DAYS_OFF_MAX_COUNT = 300;
export const DAY_OFF_MAX_DAYS = 366;
export const DAY_OFF_NAME_MAX_LENGTH = 120;
/** Most holidays on which a person works. Past ones are deleted. */
export const WORKED_HOLIDAYS_MAX_COUNT = 200;

/** Most calendars that a person may import. */
export const CALENDAR_FEEDS_MAX_COUNT = 10;
export const CALENDAR_NAME_MAX_LENGTH = 80;
export const CALENDAR_ADDRESS_MAX_LENGTH = 2_000;
export const CALENDAR_MAX_BYTES = 1_048_576;
/** An imported calendar is read for this many days before and after today. */
export const CALENDAR_DAYS_BEFORE = 30;
export const CALENDAR_DAYS_AHEAD = 731;
/** A calendar with an address is fetched again after this time. */
export const CALENDAR_REFRESH_HOURS = 6;

/** Most secret addresses under which calendar apps read a person's plan. */
export const PUBLISHED_CALENDARS_MAX_COUNT = 20;
/** A published calendar goes back this many days; what is due later is in it, the next entries first. */
export const PUBLISHED_CALENDAR_DAYS_BEFORE = 90;
/** Most tasks, most milestones and most projects with waits in a published calendar. */
export const PUBLISHED_CALENDAR_ENTRIES_MAX_COUNT = 2_000;

export const PUSH_DEVICES_MAX_COUNT = 20;
export const PUSH_ENDPOINT_MAX_LENGTH = 1_000;
/** Test notifications that a person may ask for in an hour. */
export const PUSH_TESTS_MAX_COUNT = 30;

export const WEBHOOKS_MAX_COUNT = 10;
export const WEBHOOK_NAME_MAX_LENGTH = 60;
export const WEBHOOK_ADDRESS_MAX_LENGTH = 2_000;
/** A delivery that fails is tried again for this long. */
export const WEBHOOK_RETRY_HOURS = 24;
/** How many deliveries of a webhook are shown, the newest. */
export const WEBHOOK_DELIVERIES_SHOWN = 100;
/** A webhook for which more deliveries wait is paused. */
export const WEBHOOK_WAITING_MAX_COUNT = 10_000;
/** Tests and redeliveries that a person may ask for in an hour. */
export const WEBHOOK_REQUESTS_MAX_COUNT = 100;

/** For a plan that does not fit, later due dates are tried up to this many days. */
export const LATER_DUE_DATE_MAX_DAYS = 730;
/** Length of a new project until the user chooses its due date. */
export const DEFAULT_TIMELINE_DAYS = 30;
export const DEFAULT_DUE_TIME = '12:00';
/** Most ended waits that a project or a client lists, the latest. */
export const WAITS_SHOWN = 50;
/** Most waits that run at once in a project. */
export const WAITS_RUNNING_MAX_COUNT = 200;
export const WAIT_TITLE_MAX_LENGTH = 500;
export const NOTE_OF_WAIT_MAX_LENGTH = 2_000;
export const CLIENTS_MAX_COUNT = 500;
/** Most promised dates of a project. */
export const PROMISES_MAX_COUNT = 200;
/** Most recorded moves that the history of a project's dates has, the newest. */
export const DATE_MOVES_SHOWN = 2_000;
export const CLIENT_NAME_MAX_LENGTH = 120;
/** Most projects that the page of a client lists, the newest. */
export const CLIENT_PROJECTS_SHOWN = 200;
export const TEMPLATES_MAX_COUNT = 100;
export const MILESTONES_MAX_COUNT = 50;
export const MILESTONE_NAME_MAX_LENGTH = 120;

/** Deleted items can be restored for this long. */
export const TRASH_DAYS = 30;

export const SUBTASK_TITLE_MAX_LENGTH = 200;
export const SUBTASKS_MAX_COUNT = 2_000;
/** A year of days. Periods furthest from today and the projects with the least work are left out beyond it. */
export const GROUPS_MAX_COUNT = 366;
/**
 * The weekly statistics also return single days, from this many before the Monday of the current week and this many
 * after it. They include the current and the previous week, whichever weekday the user's week begins on.
 */
export const WEEKLY_DAYS_BEFORE = 14;
export const WEEKLY_DAYS_AHEAD = 14;
/**
 * A calendar of all projects covers a year at most and lists this many subtasks. For the others it only adds up the
 * hours.
 */
export const PLAN_MAX_DAYS = 366;
export const PLAN_ITEMS_MAX_COUNT = 2_000;
export const PLAN_SPANS_MAX_COUNT = 500;
/** How many subtasks one answer of it has, unless more are asked for; and half as many milestones and projects. */
export const PLAN_PAGE_ITEMS = 60;
export const PLAN_PAGE_ITEMS_MAX_COUNT = 400;
/** Most moves of a preview that the user can exclude. */
export const LEFT_MOVES_MAX_COUNT = 200;
export const HOURS_MAX = 1_000;
export const DEPENDENCIES_MAX_COUNT = 50;
export const LAG_MAX_DAYS = 365;
/** Most topics of a habit: each run of a training of ten months can have its own. */
export const TOPICS_MAX_COUNT = 120;

/** A file of another tool, and what is unpacked of it. */
export const IMPORT_MAX_BYTES = 20 * 1_048_576;
export const IMPORT_UNPACKED_MAX_BYTES = 60 * 1_048_576;
export const IMPORT_TASKS_MAX_COUNT = 10_000;
export const IMPORT_PROJECTS_MAX_COUNT = 200;
/** Most previews and imports in an hour. */
export const IMPORT_REQUESTS_MAX_COUNT = 60;
/** How many imports are listed, the newest. */
export const IMPORTS_SHOWN = 20;

/** Most exports of projects in an hour, in any format. */
export const PLAN_EXPORTS_MAX_COUNT = 60;

/** Most occurrences of a series, and how many days ahead they are created. */
export const OCCURRENCES_MAX_COUNT = 366;
export const OCCURRENCES_AHEAD_DAYS = 92;

/** A timer that ran longer was probably forgotten, so the user is asked. */
export const TIMER_FORGOTTEN_MINUTES = 12 * 60;
export const TIMER_MINUTES_MAX = 7 * 24 * 60;
export const TIME_NOTE_MAX_LENGTH = 500;
/** Most time entries that a week lists. Its totals count all. */
export const TIME_ENTRIES_MAX_COUNT = 500;
export const TIME_EXPORT_MAX_DAYS = 3_660;
/** An entry that is added by hand may end this many minutes after the server's time, because clocks differ. */
export const TIME_ENTRY_AHEAD_MINUTES = 5;

/** A longer search finds nothing that these characters do not find. */
export const SEARCH_MAX_LENGTH = 200;
/** A search is sent when nothing was typed for this long. */
export const SEARCH_DEBOUNCE_MILLISECONDS = 300;
/** How many results the search of the top bar shows, on wide and on narrow screens. */
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
/** Page size of the list of recent subtasks. */
export const RECENT_SUBTASKS_LIMIT = 20;
export const WEEKLY_SUBTASKS_LIMIT = 50;
export const DASHBOARD_SUBTASKS_LIMIT = 50;

/** Users are notified about projects and milestones this many days before they are due. */
export const DUE_SOON_DAYS = 3;
/** From this many open subtasks past their due date, a plan counts as broken. Fewer are easy to catch up with. */
export const PLAN_SLIPS_MIN_COUNT = 3;
/** Only the newest notifications are shown. */
export const NOTIFICATIONS_MAX_COUNT = 100;

export const DEFAULT_TIMEZONE = 'America/Los_Angeles';
/** The locale for the same place as the default time zone. */
export const DEFAULT_LOCALE = 'en-US';

export const CHAT_TITLE_MAX_LENGTH = 120;
export const CHATS_MAX_COUNT = 500;
export const CHAT_MESSAGES_MAX_COUNT = 1_000;
/** More proposals at once than a person can check. */
export const PROPOSALS_MAX_COUNT = 12;
export const CHAT_MESSAGE_MAX_LENGTH = 8_000;
/** Messages per page of a conversation, the newest page first. */
export const CHAT_PAGE_MESSAGES = 50;
export const CHAT_PROJECT_MIN_MESSAGES = 2;
export const CHAT_PROJECT_MIN_CHARACTERS = 100;
