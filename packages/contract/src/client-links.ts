import { CLIENT_LINK_DAYS, CLIENT_LINK_FIELDS, CLIENT_NOTES_SHOWN } from '@daymark/domain/client-links';
import { LANGUAGES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, ByProject, Id, Instant, identity } from './values.ts';

const FIELDS = t`Please choose from what a link can show`;

/** What the page of a link has on it beside the name of the project, and the language of its own words. */
const contents = {
  shows: z
    .array(z.enum(CLIENT_LINK_FIELDS, FIELDS), FIELDS)
    .max(CLIENT_LINK_FIELDS.length, FIELDS)
    .overwrite((fields) => CLIENT_LINK_FIELDS.filter((field) => fields.includes(field))),
  language: z.enum(LANGUAGES),
};

/** A secret address under which a client reads how their project stands. The address itself is shown once. */
export const ClientLink = shape('ClientLink', {
  ...identity,
  projectId: Id,
  ...contents,
  createdAt: Instant,
  expiresAt: Instant,
  /** When its page was last read, to within a minute; null if never. */
  lastUsedAt: Instant.nullable(),
});
export type ClientLink = z.output<typeof ClientLink>;

export const ClientPageWish = shape('ClientPageWish', contents);
export type ClientPageWish = z.input<typeof ClientPageWish>;

export const NewClientLink = shape('NewClientLink', {
  ...contents,
  /** For how many days it is valid. */
  days: z.literal(CLIENT_LINK_DAYS, t`Please choose 30, 90 or 365 days`),
});
export type NewClientLink = z.input<typeof NewClientLink>;

/** What a client wrote on the page of a link. */
export const ClientNote = shape('ClientNote', {
  ...identity,
  projectId: Id,
  /** Plain text as it was typed; empty if they only said that they have answered. */
  text: z.string(),
  /** What was waited for, if they said that they have answered it. */
  answers: z.string().nullable(),
  createdAt: Instant,
  seenAt: Instant.nullable(),
});
export type ClientNote = z.output<typeof ClientNote>;

export const clientLinkRoutes = {
  list: route({
    endpoint: paths.clientLinks.list,
    access: 'session',
    summary: 'The links under which clients read how a project stands, expired ones too',
    params: ByProject,
    answer: envelope({ data: z.array(ClientLink), count: z.int() }),
  }),
  // An Idempotency-Key would store the answer, and with it the secret.
  make: route({
    endpoint: paths.clientLinks.make,
    access: 'session',
    summary: 'Make a link for a client; its address is shown only here',
    status: 201,
    params: ByProject,
    body: NewClientLink,
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ link: ClientLink, address: z.url() })),
  }),
  preview: route({
    endpoint: paths.clientLinks.preview,
    access: 'session',
    summary: 'An address that shows for a short time what the page of a link would have on it; makes no link',
    params: ByProject,
    body: ClientPageWish,
    refusals: ['not_found'],
    answer: data(z.object({ address: z.url(), expiresAt: Instant })),
  }),
  revoke: route({
    endpoint: paths.clientLinks.revoke,
    access: 'session',
    summary: 'Revoke a link for a client: from then on its page is gone',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
  notes: route({
    endpoint: paths.clientLinks.notes,
    access: 'session',
    summary: `What clients wrote about a project, the newest first; at most ${CLIENT_NOTES_SHOWN}`,
    params: ByProject,
    answer: envelope({ data: z.array(ClientNote), count: z.int() }),
  }),
  seeNote: route({
    endpoint: paths.clientLinks.seeNote,
    access: 'session',
    summary: 'Mark a note of a client as seen, or as new again',
    params: ById,
    body: z.object({ isSeen: z.boolean() }),
    answer: data(z.object({ note: ClientNote })),
  }),
} as const;
