import { SIGN_UP_POLICIES } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Invitation, NewInvitation, Person, removed } from './people.ts';
import { data, envelope, page, route } from './route.ts';
import { SearchText } from './search.ts';
import { shape } from './shape.ts';
import { ById, Instant, identity, paging } from './values.ts';

const SignUpPolicy = z.enum(SIGN_UP_POLICIES, {
  error: t`Who may sign up is one of ${SIGN_UP_POLICIES.join(', ')}`,
});

/** What the owner of this server sees of it and decides about it. */
export const Server = shape('Server', {
  version: z.string(),
  /** Who may sign up. */
  signUps: SignUpPolicy,
  /** Whether visitors may try a project on the home page, while anybody may sign up. */
  visitorPlans: z.boolean(),
  /** Whether it listens on more than this machine's own addresses, so that others can reach its sign-up. */
  isReachableFromElsewhere: z.boolean(),
});
export type Server = z.output<typeof Server>;

export const Storage = shape('Storage', {
  /** On a cluster, of its coordinator. */
  databaseBytes: z.int(),
  dataFolder: z.string(),
  /** With the database, if it is the server's own. */
  dataFolderBytes: z.int(),
  /** Of the disk that the data folder is on. */
  freeBytes: z.int(),
  diskBytes: z.int(),
});
export type Storage = z.output<typeof Storage>;

export const MailTest = shape('MailTest', {
  isSent: z.boolean(),
  /** What happened, in a sentence or two. */
  said: z.string(),
  /** The words of the mail server or of the connection; null if there are none. */
  answer: z.string().nullable(),
});
export type MailTest = z.output<typeof MailTest>;

export const Backups = shape('Backups', {
  /** Null if none is set: then there are no backups. */
  folder: z.string().nullable(),
  /** How many are kept. */
  keep: z.int(),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), finishedAt: Instant, bytes: z.int() })),
  /** Those that failed lately, newest first. */
  failures: z.array(z.object({ failedAt: Instant, reason: z.string() })),
  isBackingUp: z.boolean(),
  isDrilling: z.boolean(),
  /** What the last restore drill found; null if there was none. */
  drill: z
    .object({
      backup: z.string(),
      finishedAt: Instant,
      rows: z.int().nullable(),
      /** Why the backup could not be restored; null if it could. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type Backups = z.output<typeof Backups>;

/** A job that failed. Nothing of its contents is shown. */
export const FailedJob = shape('FailedJob', {
  ...identity,
  queue: z.string(),
  failedAt: Instant,
  tries: z.int(),
  reason: z.string(),
  /** When it is tried again by itself; null if it was given up. */
  nextAt: Instant.nullable(),
});
export type FailedJob = z.output<typeof FailedJob>;

const message = envelope({ message: z.string() });

export const serverRoutes = {
  get: route({
    endpoint: paths.server.get,
    access: 'owner',
    summary: 'What this server is, and who may sign up on it',
    answer: data(Server),
  }),
  change: route({
    endpoint: paths.server.change,
    access: 'owner',
    summary:
      'Decide who may sign up from now on, and whether visitors may try a project; what is left out stays',
    body: z.object({
      signUps: SignUpPolicy.optional(),
      visitorPlans: z.boolean(t`Visitors may try a project, or not: true or false`).optional(),
    }),
    answer: data(Server),
  }),
  storage: route({
    endpoint: paths.server.storage,
    access: 'owner',
    summary: 'How much room the data takes, and how much is left',
    answer: data(Storage),
  }),
  testMail: route({
    endpoint: paths.server.testMail,
    access: 'owner',
    summary: 'Send a mail to the owner at once, and say what the mail server answered',
    refusals: ['too_many_attempts'],
    answer: data(MailTest),
  }),
  invitations: route({
    endpoint: paths.server.invitations,
    access: 'owner',
    summary: 'The invitations, the newest first; ended ones for 30 days',
    answer: envelope({ data: z.array(Invitation), count: z.int() }),
  }),
  // Not `creates`: the answer stored for an Idempotency-Key would hold the link.
  invite: route({
    endpoint: paths.server.invite,
    access: 'owner',
    summary: 'Make an invitation; its link is in this answer only, and in the mail if there is an address',
    status: 201,
    body: NewInvitation,
    refusals: ['conflict'],
    answer: data(z.object({ invitation: Invitation, link: z.string() })),
  }),
  revokeInvitation: route({
    endpoint: paths.server.revokeInvitation,
    access: 'owner',
    summary: 'Revoke an invitation, or remove one that has ended',
    params: ById,
    answer: envelope({ message: z.string(), data: removed }),
  }),
  people: route({
    endpoint: paths.server.people,
    access: 'owner',
    summary: 'Who has an account, the oldest first; nothing of what they write',
    /** Every word of `query` must be the beginning of a word in the name or the address. */
    query: z.object({ query: SearchText.default(''), ...paging }),
    answer: page(Person),
  }),
  changePerson: route({
    endpoint: paths.server.changePerson,
    access: 'owner',
    summary: 'Keep a person out, or let them in again; the owner cannot disable themself',
    params: ById,
    body: z.object({ isDisabled: z.boolean() }),
    refusals: ['conflict'],
    answer: message,
  }),
  signOutPerson: route({
    endpoint: paths.server.signOutPerson,
    access: 'owner',
    summary: 'End the sessions, API tokens and calendar feeds of a person, and pause their webhooks',
    params: ById,
    answer: message,
  }),
  deletePerson: route({
    endpoint: paths.server.deletePerson,
    access: 'owner',
    summary:
      'Delete the account of a person with everything in it, for good; the owner cannot delete themself here',
    params: ById,
    refusals: ['conflict'],
    answer: message,
  }),
  backups: route({
    endpoint: paths.server.backups,
    access: 'owner',
    summary: 'The backups, what failed of them, and whether the newest could be restored',
    answer: data(Backups),
  }),
  backUp: route({
    endpoint: paths.server.backUp,
    access: 'owner',
    summary: 'Begin a backup, unless one is under way',
    status: 202,
    refusals: ['conflict'],
    answer: data(Backups),
  }),
  drillRestore: route({
    endpoint: paths.server.drillRestore,
    access: 'owner',
    summary: 'Begin to restore the newest backup into a database of its own, which is dropped again',
    status: 202,
    refusals: ['conflict'],
    answer: data(Backups),
  }),
  failedJobs: route({
    endpoint: paths.server.failedJobs,
    access: 'owner',
    summary: 'The jobs that failed lately, the newest first, at most 100',
    answer: envelope({ data: z.array(FailedJob), count: z.int() }),
  }),
  retryJob: route({
    endpoint: paths.server.retryJob,
    access: 'owner',
    summary: 'Try a job that failed again',
    params: ById,
    answer: message,
  }),
} as const;
