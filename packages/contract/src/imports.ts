import { BECOMING, COLUMN_FIELDS, IMPORT_TOOLS } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { phrase } from './text.ts';
import { ById, Day, Id, Instant, Priority, Status } from './values.ts';

const Tool = z.enum(IMPORT_TOOLS).meta({ id: 'ImportTool' });

/** Something in the file that is not taken, or not as it is there. */
export const ImportLoss = shape('ImportLoss', {
  /** The field by its name in the file. */
  field: z.string(),
  count: z.int(),
  /** What happens to it, in a sentence. */
  note: z.string(),
});
export type ImportLoss = z.output<typeof ImportLoss>;

export const ImportPreview = shape('ImportPreview', {
  tool: Tool,
  becomes: z.array(z.object({ what: z.enum(BECOMING), count: z.int() })),
  projects: z.array(
    z.object({
      name: z.string(),
      /** Whether an earlier import made the project; new tasks are added to it. */
      isHere: z.boolean(),
      newTasks: z.int(),
      /** Tasks that an earlier import brought. */
      knownTasks: z.int(),
      done: z.int(),
      undated: z.int(),
      milestones: z.array(z.string()),
      /** The first new tasks. */
      sample: z.array(
        z.object({
          title: z.string(),
          status: Status,
          priority: Priority,
          dueDate: Day.nullable(),
          hours: z.number().nullable(),
          tags: z.array(z.string()),
          /** How it recurs, in words; null if it does not. */
          repeats: z.string().nullable(),
        }),
      ),
    }),
  ),
  lost: z.array(ImportLoss),
  /** For a table: its columns with some of their values, and the field that each is read as. */
  table: z
    .object({
      columns: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      chosen: z.partialRecord(z.enum(COLUMN_FIELDS), z.int()),
    })
    .nullable(),
});
export type ImportPreview = z.output<typeof ImportPreview>;

export const Import = shape('Import', {
  id: Id,
  tool: Tool,
  /** The name of its file. */
  name: z.string(),
  projects: z.int(),
  tasks: z.int(),
  madeAt: Instant,
  undoneAt: Instant.nullable(),
});
export type Import = z.output<typeof Import>;

/** An import in the list. */
export const ListedImport = Import.extend({
  /** Projects in which open tasks of it have no day yet, and how many. */
  undatedIn: z.array(z.object({ projectId: Id, tasks: z.int() })),
}).meta({ id: 'ListedImport' });

/** Days for the imported tasks that have none, as the planner would give them. */
export const ImportDays = shape('ImportDays', {
  /** Identifies the state that it was made from. It can only be accepted while that state is current. */
  stamp: z.string(),
  /** In the order of the days. */
  tasks: z.array(
    z.object({
      id: Id,
      projectId: Id,
      title: z.string(),
      hours: z.number(),
      /** Whether the hours are an estimate of the reader, which is saved with the day. */
      isGuess: z.boolean(),
      day: Day,
    }),
  ),
  projects: z.array(
    z.object({
      id: Id,
      name: z.string(),
      dueDate: Day,
      /** The due date that it needs, if it is too early for its tasks. */
      laterDueDate: Day.nullable(),
    }),
  ),
  /** Tasks that fit on no day, because they are longer than a working day or the next two years are full. */
  unplaced: z.array(z.object({ id: Id, projectId: Id, title: z.string(), hours: z.number() })),
});
export type ImportDays = z.output<typeof ImportDays>;

const COLUMNS = t`Please give the columns as title:0,dueDate:3`;

/** The columns of a table as a query parameter: `title:0,dueDate:3`. */
const ColumnsParameter = z
  .string()
  .max(200, COLUMNS)
  .transform((text) => Object.fromEntries(text.split(',').map((one) => one.split(':'))))
  .pipe(
    z.partialRecord(
      z.enum(COLUMN_FIELDS, COLUMNS),
      z.coerce.number(COLUMNS).int(COLUMNS).min(0, COLUMNS).max(500, COLUMNS),
    ),
  );

const fileQuery = z.object({
  /** The name of the file: a table or a Todoist project is named after it. */
  name: phrase(200).default(''),
  columns: ColumnsParameter.optional(),
});

/** Without a project it is about all of the import. */
const ofProject = z.object({ projectId: Id.optional() });

export const importRoutes = {
  preview: route({
    endpoint: paths.imports.preview,
    access: 'session',
    summary: 'What a file of another tool would become, and what of it would be lost; nothing is written',
    query: fileQuery,
    upload: 'file',
    refusals: ['body_too_large', 'unsupported_media_type', 'too_many_attempts', 'overloaded'],
    answer: data(ImportPreview),
  }),
  create: route({
    endpoint: paths.imports.create,
    access: 'session',
    summary:
      'Import a file of another tool: all of it or nothing. What an earlier import brought is not added again',
    status: 201,
    query: fileQuery,
    upload: 'file',
    refusals: ['body_too_large', 'unsupported_media_type', 'too_many_attempts', 'overloaded', 'conflict'],
    answer: data(
      z.object({
        /** Null if everything in the file was here already. */
        import: Import.nullable(),
        projects: z.array(z.object({ id: Id, name: z.string() })),
        /** Open tasks without a day, which can be planned. */
        undated: z.int(),
      }),
    ),
  }),
  list: route({
    endpoint: paths.imports.list,
    access: 'session',
    summary: 'The last imports, the newest first',
    answer: envelope({ data: z.array(ListedImport), count: z.int() }),
  }),
  undo: route({
    endpoint: paths.imports.undo,
    access: 'session',
    summary: 'Take away exactly what an import brought: its projects go to the trash, its tasks are deleted',
    params: ById,
    answer: data(
      z.object({
        import: Import,
        /** Projects that stay, because something else was added to them. */
        kept: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
  }),
  proposeDays: route({
    endpoint: paths.imports.proposeDays,
    access: 'session',
    summary: 'Read the imported tasks that have no day, and propose days for them; nothing is written',
    params: ById,
    query: ofProject,
    refusals: ['not_found', 'ai_unavailable', 'overloaded'],
    answer: data(ImportDays),
  }),
  acceptDays: route({
    endpoint: paths.imports.acceptDays,
    access: 'session',
    summary: 'Write the proposed days, if nothing has changed since',
    creates: true,
    params: ById,
    query: ofProject,
    body: z.object({ stamp: phrase(64) }),
    refusals: ['not_found', 'conflict', 'ai_unavailable', 'overloaded'],
    answer: data(
      z.object({
        /** The change to undo; null if there was nothing to write. */
        changeId: Id.nullable(),
        dated: z.int(),
        projectIds: z.array(Id),
      }),
    ),
  }),
} as const;
