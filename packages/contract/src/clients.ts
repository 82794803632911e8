import { CLIENT_NAME_MAX_LENGTH, CLIENTS_MAX_COUNT } from '@daymark/domain/limits';
import { emailProblem, normalizeEmail } from '@daymark/domain/people';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line, text } from './text.ts';
import { ById, Day, Id, Instant, identity, Language, Progress, ProjectColor, Status } from './values.ts';
import { Wait } from './waits.ts';

/** Somebody for whom projects are done. */
export const Client = shape('Client', {
  ...identity,
  name: z.string(),
  /** Empty if it is not known. */
  email: z.string(),
  /** The language in which they are written to; null for that of the user. */
  language: Language.nullable(),
  /** The number of their projects that are not in the trash, and of the open ones among them. */
  projects: z.object({ total: z.int(), open: z.int() }),
  /** In how many days they answered: the median, null with fewer than three answers; and how many there are. */
  answers: z.object({ medianDays: z.number().nullable(), count: z.int() }),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Client = z.output<typeof Client>;

/** A project on the page of its client. */
export const ClientProject = shape('ClientProject', {
  ...identity,
  name: z.string(),
  color: ProjectColor,
  status: Status,
  progress: Progress,
  startDate: Day,
  dueDate: Day,
});
export type ClientProject = z.output<typeof ClientProject>;

const fields = {
  name: line(CLIENT_NAME_MAX_LENGTH, t`Please enter a name`),
  email: text(320)
    .refine(
      (email) => email.trim() === '' || emailProblem(email) === null,
      t`Please enter a valid email address`,
    )
    .overwrite(normalizeEmail),
  language: Language.nullable(),
};

export const NewClient = shape('NewClient', {
  name: fields.name,
  email: fields.email.default(''),
  language: fields.language.default(null),
});
export type NewClient = z.input<typeof NewClient>;

export const ClientChange = z.object(fields).partial().meta({ id: 'ClientChange' });
export type ClientChange = z.input<typeof ClientChange>;

const one = data(z.object({ client: Client }));

export const clientRoutes = {
  list: route({
    endpoint: paths.clients.list,
    access: 'read',
    summary: `The clients of the user by name, at most ${CLIENTS_MAX_COUNT}`,
    answer: envelope({ data: z.array(Client), count: z.int() }),
  }),
  create: route({
    endpoint: paths.clients.create,
    access: 'write',
    summary: 'Add a client',
    status: 201,
    creates: true,
    body: NewClient,
    refusals: ['conflict'],
    answer: one,
  }),
  get: route({
    endpoint: paths.clients.get,
    access: 'read',
    summary: 'A client with their projects, the newest first, and what they are waited for',
    params: ById,
    answer: data(z.object({ client: Client, projects: z.array(ClientProject), waits: z.array(Wait) })),
  }),
  change: route({
    endpoint: paths.clients.change,
    access: 'write',
    summary: 'Change a client',
    versioned: true,
    params: ById,
    body: ClientChange,
    answer: one,
  }),
  delete: route({
    endpoint: paths.clients.delete,
    access: 'write',
    summary: 'Delete a client; their projects stay, without a client',
    params: ById,
    answer: envelope({ message: z.string(), data: z.object({ id: Id }) }),
  }),
} as const;
