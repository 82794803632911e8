import { LAG_MAX_DAYS, SUBTASK_TITLE_MAX_LENGTH, TOPICS_MAX_COUNT } from '@daymark/domain/limits';
import { DEPTHS, PHASES } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { line, phrase } from './text.ts';
import { Day } from './values.ts';

const STEPS_MAX_COUNT = 80;
/** The steps of a step are numbered behind its own number: 301, 302. */
const PLACE_MAX = 10_000;
const NAME_MAX_LENGTH = 120;

/** How finely a plan is broken down. */
export const Depth = z.enum(DEPTHS, t`Choose as-written, balanced or detailed`).meta({
  id: 'Depth',
  description:
    'as-written: a task for each line of the brief, none of Daymark’s. balanced: long lines become their steps, with what such a project takes besides. detailed: every step, 30 to 90 minutes each.',
});

/** The id of a kind of project in the library, or `none`. */
export const ProjectKindId = z.string().regex(/^[a-z0-9-]{1,60}$/, t`This is no kind of project`);

const Title = line(SUBTASK_TITLE_MAX_LENGTH, t`Please say what it is`);
const Done = phrase(400).nullable().default(null);

/** A step of the library that no words of the brief ask for. */
export const OfLibrary = z.object({ step: phrase(NAME_MAX_LENGTH), done: Done });

export const StepMinutes = z.int().min(1).max(10_080);

const Place = z.int().min(1).max(PLACE_MAX);
const placed = {
  place: Place,
  after: z.array(Place).max(STEPS_MAX_COUNT).default([]),
  behind: z
    .array(z.string().regex(/^[\w-]{1,60}$/))
    .max(200)
    .optional(),
  phase: z.enum(PHASES).optional(),
  by: z.enum(['library', 'model', 'person']).optional(),
  likelyOn: Day.optional(),
};

/** The work, the waits and the practice that a line takes. */
export const Steps = z
  .array(
    z.union([
      z.object({
        ...placed,
        title: Title,
        minutes: StepMinutes,
        timesAWeek: z.int().min(1).max(7),
        topics: z.array(Title).max(TOPICS_MAX_COUNT).default([]),
        earliestOn: Day.optional(),
        latestOn: Day.optional(),
      }),
      z.object({
        ...placed,
        title: Title,
        minutes: StepMinutes,
        said: z.literal(true).optional(),
        done: Done,
        on: Day.optional(),
        earliestOn: Day.optional(),
        latestOn: Day.optional(),
        lagDays: z.int().min(1).max(LAG_MAX_DAYS).optional(),
        each: z.literal(true).optional(),
        library: phrase(NAME_MAX_LENGTH).optional(),
        deliverable: phrase(NAME_MAX_LENGTH).optional(),
      }),
      z.object({
        ...placed,
        wait: Title,
        who: phrase(NAME_MAX_LENGTH).nullable().default(null),
        days: z.int().min(1).max(LAG_MAX_DAYS),
        least: z.int().min(1).max(LAG_MAX_DAYS).optional(),
      }),
    ]),
  )
  .max(STEPS_MAX_COUNT);
