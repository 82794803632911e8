import { RESEND_COOLDOWN_SECONDS } from '@daymark/domain/limits';
import { AppError } from '../http/errors.ts';

/** At most `count` events in any `seconds`. */
export interface Window {
  count: number;
  seconds: number;
  /** Once reached, nothing for the whole span since the last event, and not only until the first one is old enough. */
  rests?: boolean;
}

/** What may happen how often, for an address, a network or a person. */
export interface Limit {
  kind: string;
  windows: readonly Window[];
  /** Told when the limit is reached; `when` is "in 43 seconds". */
  refusal: (when: string, retryAfterSeconds: number) => AppError;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older events are forgotten: no window is longer. */
export const LONGEST_WINDOW_SECONDS = DAY;

export type CodePurpose = 'verify' | 'reset';

/** How often one code may be guessed at: a reset gives away an account, a verification none that is in use. */
const GUESSES: Record<CodePurpose, number> = { verify: 5, reset: 3 };

const tooMany = (sentence: string) => (when: string, retryAfterSeconds: number) =>
  new AppError('too_many_attempts', `${sentence} Please try again ${when}.`, { retryAfterSeconds });

const A_FEW_FAILURES: readonly Window[] = [
  { count: 10, seconds: 15 * MINUTE },
  { count: 30, seconds: DAY },
];

/** Codes that are sent to an address. */
export const sendsOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} sends`,
  windows: [
    { count: 1, seconds: RESEND_COOLDOWN_SECONDS },
    { count: 3, seconds: HOUR },
    { count: 5, seconds: DAY },
  ],
  refusal: (when, retryAfterSeconds) =>
    new AppError('resend_too_soon', `A code was already sent to this address. Please try again ${when}.`, {
      retryAfterSeconds,
    }),
});

/** Codes that are sent at the request of one network, to whatever addresses: nobody mails strangers through us. */
export const NETWORK_SENDS: Limit = {
  kind: 'sends of a network',
  windows: [
    { count: 20, seconds: HOUR },
    { count: 60, seconds: DAY },
  ],
  refusal: tooMany('Too many codes were sent at the request of your network.'),
};

/** Guesses at one code; another code starts them anew. */
export const attemptsOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} attempts`,
  windows: [{ count: GUESSES[purpose], seconds: DAY }],
  refusal: () =>
    new AppError('too_many_attempts', 'Too many wrong codes. Please ask for a new one.', {
      retryAfterSeconds: RESEND_COOLDOWN_SECONDS,
    }),
});

/** Wrong codes for an address. Another code does not start them anew: 10 of 100,000 is the chance of a guess a day. */
export const codeFailuresOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} failures`,
  windows: [{ count: 10, seconds: DAY, rests: true }],
  refusal: tooMany('Too many wrong codes for this address.'),
});

export const NETWORK_CODE_FAILURES: Limit = {
  kind: 'code failures of a network',
  windows: A_FEW_FAILURES,
  refusal: tooMany('Too many wrong codes from your network.'),
};

export const NETWORK_LOG_IN_FAILURES: Limit = {
  kind: 'log-in failures of a network',
  windows: A_FEW_FAILURES,
  refusal: tooMany('Too many failed log-ins from your network.'),
};

// Only somebody with a session gets to it, so it may last a day and locks nobody out of logging in.
export const CURRENT_PASSWORD_FAILURES: Limit = {
  kind: 'current-password failures',
  windows: A_FEW_FAILURES,
  refusal: tooMany('Too many wrong passwords.'),
};

// No limit a day: it would let a stranger lock somebody out for that long.
export const LOG_IN_FAILURES: Limit = {
  kind: 'log-in failures',
  windows: [{ count: 10, seconds: 15 * MINUTE }],
  refusal: tooMany('Too many failed log-ins for this address.'),
};

/**
 * The same failures, for a log-in from a network that has used up its own: its other people still get in, and from all
 * such networks together an address is guessed at ten times a day at most.
 */
export const LOG_IN_FAILURES_SEEN_FROM_FULL_NETWORK: Limit = {
  ...LOG_IN_FAILURES,
  windows: [
    { count: 3, seconds: 15 * MINUTE },
    { count: 10, seconds: DAY },
  ],
};

/** Log-ins at the provider that are finished from one network: each asks the provider. */
export const PROVIDER_LOG_INS: Limit = {
  kind: 'provider log-ins of a network',
  windows: [{ count: 60, seconds: 15 * MINUTE }],
  refusal: tooMany('Too many log-ins from your network.'),
};

/** Pictures that a person uploads: each is decoded. */
export const UPLOADS: Limit = {
  kind: 'uploads',
  windows: [{ count: 20, seconds: HOUR }],
  refusal: tooMany('You have uploaded many pictures in a short time.'),
};

/** Calendars that a person has read: each asks a stranger's server, or keeps a thread busy. */
export const CALENDAR_READINGS: Limit = {
  kind: 'calendar readings',
  windows: [{ count: 30, seconds: HOUR }],
  refusal: tooMany('You have had calendars read many times.'),
};

/** Copies of all that a person has: each is a long read. */
export const EXPORTS: Limit = {
  kind: 'exports',
  windows: [{ count: 10, seconds: HOUR }],
  refusal: tooMany('You have exported your data many times.'),
};

function secondsUntilFree({ count, seconds, rests }: Window, agesAscending: readonly number[]): number {
  const filling = agesAscending[count - 1];
  const newest = agesAscending[0];
  if (filling === undefined || newest === undefined) return 0;
  return seconds - (rests ? newest : filling);
}

/** How long until another event is within the limit, at least a second. */
export function waitSeconds(limit: Limit, events: readonly Date[], now: Date): number {
  const ages = events.map((event) => (now.getTime() - event.getTime()) / 1_000).toSorted((a, b) => a - b);
  return Math.max(1, ...limit.windows.map((window) => Math.ceil(secondsUntilFree(window, ages))));
}

/** "in 43 seconds", "in 12 minutes", "in 24 hours": rounded up, so that trying then works. */
export function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 2 * MINUTE
      ? [seconds, 'second']
      : seconds < 2 * HOUR
        ? [Math.ceil(seconds / MINUTE), 'minute']
        : [Math.ceil(seconds / HOUR), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
