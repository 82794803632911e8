import { CLIENT_NOTES_A_DAY } from '@daymark/domain/client-links';
import { MODEL_REQUESTS_MAX_COUNT } from '@daymark/domain/language-models';
import {
  API_TOKEN_REQUESTS_A_MINUTE,
  IMPORT_REQUESTS_MAX_COUNT,
  PLAN_EXPORTS_MAX_COUNT,
  PUSH_TESTS_MAX_COUNT,
  RESEND_COOLDOWN_SECONDS,
  VISITOR_PLANS_A_MINUTE,
  WEBHOOK_REQUESTS_MAX_COUNT,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';
import { DAY, HOUR, type Limit, MINUTE, tooMany, type Window } from './limit.ts';

export type CodePurpose = 'verify' | 'reset';

/** Guesses at one code. A reset code gives access to an account in use, a verification code does not. */
const GUESSES: Record<CodePurpose, number> = { verify: 5, reset: 3 };

const A_FEW_FAILURES: readonly Window[] = [
  { count: 10, seconds: 15 * MINUTE },
  { count: 30, seconds: DAY },
];

/** Codes sent to one address. */
export const sendsOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} sends`,
  windows: [
    { count: 1, seconds: RESEND_COOLDOWN_SECONDS },
    { count: 3, seconds: HOUR },
    { count: 5, seconds: DAY },
  ],
  refusal: (when, retryAfterSeconds) =>
    new AppError('resend_too_soon', t`A code was already sent to this address. Please try again ${when}.`, {
      retryAfterSeconds,
    }),
});

/**
 * Codes requested by one network for any address, so that nobody can use the server to mail strangers. A right code
 * takes back those that were sent to its address: people who sign up in one room do not use up the limit.
 */
export const NETWORK_SENDS: Limit = {
  kind: 'sends of a network',
  windows: [
    { count: 20, seconds: HOUR },
    { count: 60, seconds: DAY },
  ],
  refusal: tooMany(t`Too many codes that were sent at the request of your network have not been entered.`),
};

/** Codes sent to an address since the last right one. They refuse nobody: a right code takes them back from its network. */
export const UNENTERED_SENDS: Limit = { ...NETWORK_SENDS, kind: 'unentered sends', windows: [] };

/** Guesses at one code. A new code starts again at 0. */
export const attemptsOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} attempts`,
  windows: [{ count: GUESSES[purpose], seconds: DAY }],
  refusal: () =>
    new AppError('too_many_attempts', t`Too many wrong codes. Please ask for a new one.`, {
      retryAfterSeconds: RESEND_COOLDOWN_SECONDS,
    }),
});

/** Wrong codes for an address. A new code does not reset them: 10 of 100,000 is the chance of guessing one in a day. */
export const codeFailuresOf = (purpose: CodePurpose): Limit => ({
  kind: `${purpose} failures`,
  windows: [{ count: 10, seconds: DAY, rests: true }],
  refusal: tooMany(t`Too many wrong codes for this address.`),
});

export const NETWORK_CODE_FAILURES: Limit = {
  kind: 'code failures of a network',
  windows: A_FEW_FAILURES,
  refusal: tooMany(t`Too many wrong codes from your network.`),
};

export const NETWORK_LOG_IN_FAILURES: Limit = {
  kind: 'log-in failures of a network',
  windows: A_FEW_FAILURES,
  refusal: tooMany(t`Too many failed log-ins from your network.`),
};

// Only a signed-in user reaches it, so it may last a day without locking anybody out of the log-in.
export const CURRENT_PASSWORD_FAILURES: Limit = {
  kind: 'current-password failures',
  windows: A_FEW_FAILURES,
  refusal: tooMany(t`Too many wrong passwords.`),
};

// Without a limit per day, with which a stranger could lock somebody out for that long.
export const LOG_IN_FAILURES: Limit = {
  kind: 'log-in failures',
  windows: [{ count: 10, seconds: 15 * MINUTE }],
  refusal: tooMany(t`Too many failed log-ins for this address.`),
};

/**
 * The same failures, for a log-in from a network that has reached its own limit. Other people of the network can still
 * log in, and all such networks together have ten guesses a day for an address.
 */
export const LOG_IN_FAILURES_SEEN_FROM_FULL_NETWORK: Limit = {
  ...LOG_IN_FAILURES,
  windows: [
    { count: 3, seconds: 15 * MINUTE },
    { count: 10, seconds: DAY },
  ],
};

// Only who has the password reaches it, so it may last a day.
export const SECOND_STEP_FAILURES: Limit = {
  kind: 'second-step failures',
  windows: [
    { count: 5, seconds: 15 * MINUTE },
    { count: 10, seconds: DAY },
  ],
  refusal: tooMany(t`Too many wrong codes.`),
};

/** Answers of passkeys from one network, because each is checked and stores its challenge. Asking is free. */
export const PASSKEY_LOG_INS: Limit = {
  kind: 'passkey log-ins of a network',
  windows: [{ count: 60, seconds: 15 * MINUTE }],
  refusal: tooMany(t`Too many log-ins from your network.`),
};

/** Log-ins at the provider from one network, because each sends requests to the provider. */
export const PROVIDER_LOG_INS: Limit = {
  kind: 'provider log-ins of a network',
  windows: [{ count: 60, seconds: 15 * MINUTE }],
  refusal: tooMany(t`Too many log-ins from your network.`),
};

/** Addresses of clients' pages that do not exist, of one network. */
export const NETWORK_UNKNOWN_LINKS: Limit = {
  kind: 'unknown links of a network',
  windows: [
    { count: 30, seconds: 15 * MINUTE },
    { count: 200, seconds: DAY },
  ],
  refusal: tooMany(t`Too many addresses that do not exist were asked for from your network.`),
};

/** Projects that visitors of one network try without an account. Kept for a minute: nothing else of them is stored. */
export const VISITOR_PLANS: Limit = {
  kind: 'visitor plans of a network',
  windows: [{ count: VISITOR_PLANS_A_MINUTE, seconds: MINUTE }],
  keptSeconds: MINUTE,
  refusal: tooMany(t`Your network has tried ${VISITOR_PLANS_A_MINUTE} projects within a minute.`),
};

/** Notes that clients write with one link. They are counted by user, so that nothing remains after the account. */
export const clientNotesOf = (linkId: string): Limit => ({
  kind: `client notes of ${linkId}`,
  windows: [{ count: CLIENT_NOTES_A_DAY, seconds: DAY }],
  refusal: tooMany(t`At most ${CLIENT_NOTES_A_DAY} notes can be written a day.`),
});

/** Test mails of the owner of the server. */
export const MAIL_TESTS: Limit = {
  kind: 'mail tests',
  windows: [{ count: 20, seconds: HOUR }],
  refusal: tooMany(t`Too many test mails.`),
};

/** Requests of the owner of the server to servers of language models, because each may take a model minutes. */
export const MODEL_REQUESTS: Limit = {
  kind: 'model requests',
  windows: [{ count: MODEL_REQUESTS_MAX_COUNT, seconds: HOUR }],
  refusal: tooMany(t`You have asked servers of language models many times.`),
};

/** Picture uploads of a user, because each is decoded. */
export const UPLOADS: Limit = {
  kind: 'uploads',
  windows: [{ count: 20, seconds: HOUR }],
  refusal: tooMany(t`You have uploaded many pictures in a short time.`),
};

/** Calendar imports of a user, because each sends a request to another server or keeps a thread busy. */
export const CALENDAR_READINGS: Limit = {
  kind: 'calendar readings',
  windows: [{ count: 30, seconds: HOUR }],
  refusal: tooMany(t`You have had calendars read many times.`),
};

/** Previews and imports of other tools' files, because each keeps a thread busy. */
export const IMPORTS: Limit = {
  kind: 'imports',
  windows: [{ count: IMPORT_REQUESTS_MAX_COUNT, seconds: HOUR }],
  refusal: tooMany(t`You have had files imported many times.`),
};

/** Exports of a user, because each is a long read. */
export const EXPORTS: Limit = {
  kind: 'exports',
  windows: [{ count: 10, seconds: HOUR }],
  refusal: tooMany(t`You have exported your data many times.`),
};

/** Exports of projects, which are shorter: of each project in some formats. */
export const PLAN_EXPORTS: Limit = {
  kind: 'plan exports',
  windows: [{ count: PLAN_EXPORTS_MAX_COUNT, seconds: HOUR }],
  refusal: tooMany(t`You have exported projects many times.`),
};

/** Test notifications of a user, because each sends a request to another server. */
export const PUSH_TESTS: Limit = {
  kind: 'push tests',
  windows: [{ count: PUSH_TESTS_MAX_COUNT, seconds: HOUR }],
  refusal: tooMany(t`You have had many test notifications sent.`),
};

/** Tests and redeliveries of webhooks, because each sends a request to another server. */
export const WEBHOOK_REQUESTS: Limit = {
  kind: 'webhook requests',
  windows: [{ count: WEBHOOK_REQUESTS_MAX_COUNT, seconds: HOUR }],
  refusal: tooMany(t`You have had many webhooks sent.`),
};

/**
 * Requests with one API token. They are counted by user, so that nothing remains after the account. Stored for a day,
 * the events of a busy token would be many thousands.
 */
export const requestsOf = (apiTokenId: string): Limit => ({
  kind: `requests of ${apiTokenId}`,
  windows: [{ count: API_TOKEN_REQUESTS_A_MINUTE, seconds: MINUTE }],
  keptSeconds: MINUTE,
  refusal: tooMany(
    t`An API token may make ${API_TOKEN_REQUESTS_A_MINUTE} requests a minute, and this one made more.`,
  ),
});

/**
 * Messages to `/mcp` with one API token, each of a batch: most of them ask the API for nothing, and so are no requests.
 * Kept as short.
 */
export const messagesOf = (apiTokenId: string): Limit => ({
  ...requestsOf(apiTokenId),
  kind: `messages of ${apiTokenId}`,
  refusal: tooMany(
    t`An API token may send ${API_TOKEN_REQUESTS_A_MINUTE} messages to /mcp a minute, and this one sent more.`,
  ),
});
