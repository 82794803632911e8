import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { oneOfKinds, Statement, StatementId } from './statements.ts';
import { phrase, Words } from './text.ts';
import { ByProject, Day } from './values.ts';

/** A brief of the maximum length has about 4,000 words, and fewer statements than that. */
export const STATEMENTS_MAX_COUNT = 2_000;
export const CORRECTIONS_MAX_COUNT = 500;

/** What a brief says, in the order of its words. */
export const Reading = shape('Reading', {
  statements: z.array(Statement).max(STATEMENTS_MAX_COUNT),
  /** The language of the brief if the built-in reader reads it badly; `other` if it was not recognised. */
  weakLanguage: z
    .string()
    .regex(/^(?:[a-z]{2}|other)$/, t`This is no language`)
    .optional(),
});
export type Reading = z.output<typeof Reading>;

const MadeFrom = phrase(100);

/**
 * A Reading without corrections, with a stamp of the words and dates that it was made from. If it is sent back with the
 * same ones, they are not read again.
 */
export const AsRead = shape('AsRead', {
  madeFrom: MadeFrom,
  frame: phrase(100).default(''),
  reading: Reading,
});
export type AsRead = z.output<typeof AsRead>;

/** The user's corrections, each of a whole line. For one id the last correction counts. */
export const Corrections = z
  .array(Statement)
  .max(CORRECTIONS_MAX_COUNT, t`At most ${CORRECTIONS_MAX_COUNT} lines can be corrected`);

const correction = {
  /** From the answer in which the user saw the line. */
  madeFrom: MadeFrom,
  /** The range of the brief that it is about; by default that of the line. */
  words: Words.optional(),
};

export const StatementCorrection = z
  .discriminatedUnion('kind', [...oneOfKinds(correction)], t`Please say what this line is`)
  .superRefine((of, context) => {
    if (of.kind === 'wait' && of.lag === null && of.until === null)
      context.addIssue({ code: 'custom', path: ['lag'], message: t`Please say how long, or until when` });
  })
  .meta({ id: 'StatementCorrection' });
export type StatementCorrection = z.input<typeof StatementCorrection>;

/** The project's dates when a language model read its brief. The model computed days from them. */
export const ReadFor = shape('ReadFor', { startDate: Day, dueDate: Day });

export const ProjectReading = shape('ProjectReading', {
  /** With the corrections; null if the present words were not read yet, which the next proposal does. */
  reading: Reading.nullable(),
  /** A stamp of the project's words, to be sent back with a correction. */
  madeFrom: z.string(),
  /** The displayed name of the engine that read them. */
  engine: z.string().nullable(),
  /**
   * Only if the project's dates have changed since. Days that were computed from the old ones change when it is read
   * again.
   */
  readFor: ReadFor.optional(),
});
export type ProjectReading = z.output<typeof ProjectReading>;

const OfProject = ByProject.extend({ statement: StatementId });

export const readingRoutes = {
  get: route({
    endpoint: paths.readings.get,
    access: 'read',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'What the brief of a project was understood to say, line by line',
    params: ByProject,
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(ProjectReading),
  }),
  correct: route({
    endpoint: paths.readings.correct,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary:
      'Say what a line of the brief is; it stands until it is taken back, whoever reads the brief again',
    params: OfProject,
    body: StatementCorrection,
    refusals: ['conflict', 'ai_unavailable', 'overloaded'],
    answer: data(ProjectReading),
  }),
  takeBack: route({
    endpoint: paths.readings.takeBack,
    access: 'write',
    projects: { row: 'project', at: 'params.projectId' },
    summary: 'Take a correction of a line back: it is what was read there again',
    params: OfProject,
    refusals: ['ai_unavailable', 'overloaded'],
    answer: data(ProjectReading),
  }),
} as const;
