import { LAG_MAX_DAYS, SUBTASK_TITLE_MAX_LENGTH, TOPICS_MAX_COUNT } from '@daymark/domain/limits';
import { STATED_BY, STATEMENT_KINDS } from '@daymark/domain/reading';
import { readRule } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { shape } from './shape.ts';
import { OfLibrary, StepMinutes, Steps } from './steps.ts';
import { line, phrase, text, Words } from './text.ts';
import { Day } from './values.ts';

const FOLLOWED_MAX_COUNT = 200;
const DAYS_MAX_COUNT = 366;
const NAME_MAX_LENGTH = 120;
const MINUTES_MAX = 1_000_000;
const PARTS_MAX = 2_000;

/** The id of a statement in its Reading. */
export const StatementId = z
  .string(t`This names no line of the brief`)
  .regex(/^[\w-]{1,60}$/, t`This names no line of the brief`)
  .meta({ id: 'StatementId' });

const WHOLE_DAYS = t`Days must be a whole number from 0 to ${LAG_MAX_DAYS}`;
const Lag = shape('StatementLag', {
  days: z.int(WHOLE_DAYS).min(0, WHOLE_DAYS).max(LAG_MAX_DAYS, WHOLE_DAYS),
  unit: z.enum(['calendar', 'working']),
});

const After = z.object({
  statement: StatementId,
  lag: Lag.nullable().default(null),
  each: z.boolean().default(false),
  previous: z.literal(true).optional(),
});

const COUNT = t`The number must be a whole number from 1 to ${PARTS_MAX}`;
const Parts = z.object({
  count: z.int(COUNT).min(1, COUNT).max(PARTS_MAX, COUNT),
  unit: phrase(NAME_MAX_LENGTH).nullable().default(null),
  first: z.int().min(0).max(1_000_000).default(1),
});

const AMOUNT = t`Please enter how long it takes`;
const Effort = shape('Effort', {
  amount: z.number(AMOUNT).positive(AMOUNT).max(MINUTES_MAX, AMOUNT),
  unit: z.enum(['minutes', 'workdays']),
  per: z.enum(['whole', 'part']),
  said: z.boolean().default(true),
});

const Pace = z.object({ parts: z.number().positive().max(PARTS_MAX), per: z.enum(['day', 'week']) });

const MINUTES = t`Minutes must be from 1 to 10080`;
const Minutes = z.number(MINUTES).min(1, MINUTES).max(10_080, MINUTES).nullable().default(null);

const SomeWeekdays = z
  .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
  .max(7)
  .default([]);
const SomeDay = Day.nullable().default(null);
const SomeDays = z.array(Day).max(DAYS_MAX_COUNT).default([]);
const SomeRanges = z
  .array(z.object({ from: Day, to: Day }))
  .max(DAYS_MAX_COUNT)
  .default([]);
const Title = line(SUBTASK_TITLE_MAX_LENGTH, t`Please say what it is`);
const Who = phrase(NAME_MAX_LENGTH).nullable().default(null);
const RULE = t`Please say on which days it comes, as RFC 5545 does: FREQ=WEEKLY;BYDAY=FR`;
const Times = z.int().min(1).max(7).nullable().default(null);

/** The fields of each kind of statement. An omitted field means that the brief does not say it. */
const kinds = {
  task: {
    title: Title,
    parts: Parts.nullable().default(null),
    effort: Effort.nullable().default(null),
    pace: Pace.nullable().default(null),
    apart: Lag.nullable().default(null),
    on: SomeDays,
    from: SomeDay,
    by: SomeDay,
    weekdays: SomeWeekdays,
    except: SomeDays,
    exceptWeekdays: SomeWeekdays,
    windows: SomeRanges,
    after: z.array(After).max(FOLLOWED_MAX_COUNT).default([]),
    optional: z.boolean().default(false),
    together: z.literal(true).optional(),
    likelyOn: Day.optional(),
    library: OfLibrary.optional(),
    deliverable: phrase(NAME_MAX_LENGTH).optional(),
    steps: Steps.optional(),
  },
  repeat: {
    title: Title,
    rule: text(200, RULE).refine((rule) => readRule(rule) !== undefined, RULE),
    timesAWeek: Times,
    minutes: Minutes,
    guessed: z.literal(true).optional(),
    from: SomeDay,
    until: SomeDay,
    except: SomeDays,
    topics: z.array(Title).max(TOPICS_MAX_COUNT).optional(),
    topicMinutes: z.array(StepMinutes.nullable()).max(TOPICS_MAX_COUNT).optional(),
    share: z
      .object({ nth: z.int().min(0).max(TOPICS_MAX_COUNT), of: z.int().min(1).max(TOPICS_MAX_COUNT) })
      .optional(),
    library: OfLibrary.optional(),
  },
  event: { title: Title, on: Day, until: SomeDay, effort: Effort.nullable().default(null) },
  wait: {
    title: Title,
    who: Who,
    lag: Lag.nullable().default(null),
    until: SomeDay,
    after: z.array(StatementId).max(FOLLOWED_MAX_COUNT).default([]),
    each: z.boolean().default(false),
    likelyOn: Day.optional(),
  },
  availability: {
    weekdays: SomeWeekdays,
    rule: z.enum(['only', 'also', 'never']).nullable().default(null),
    minutes: Minutes,
    per: z.enum(['day', 'week']).default('day'),
    days: z.int().min(1).max(7).optional(),
    off: SomeRanges,
    from: SomeDay,
    until: SomeDay,
  },
  theirs: { who: Who, by: SomeDay },
  done: {
    of: z
      .object({ statement: StatementId, parts: z.int().min(0).max(PARTS_MAX) })
      .nullable()
      .default(null),
  },
} as const;

const Kind = z.enum(STATEMENT_KINDS);

/** A schema per kind, with these fields and the fields of the kind. */
export const oneOfKinds = <S extends z.ZodRawShape>(shape: S) =>
  [
    z.object({ ...shape, kind: z.literal('task'), ...kinds.task }),
    z.object({ ...shape, kind: z.literal('repeat'), ...kinds.repeat }),
    z.object({ ...shape, kind: z.literal('event'), ...kinds.event }),
    z.object({ ...shape, kind: z.literal('wait'), ...kinds.wait }),
    z.object({ ...shape, kind: z.literal('availability'), ...kinds.availability }),
    z.object({ ...shape, kind: z.literal('theirs'), ...kinds.theirs }),
    z.object({ ...shape, kind: z.literal('done'), ...kinds.done }),
    z.object({ ...shape, kind: z.literal(['excluded', 'later', 'note']) }),
  ] as const;

/** One per kind, and two for availability: time off and working time. */
const ALTERNATIVES_MAX = 2 * STATEMENT_KINDS.length;

/** The kinds that the user can choose for a line. */
export const SaidFields = z.discriminatedUnion('kind', [...oneOfKinds({})]).meta({ id: 'SaidFields' });

const stated = {
  id: StatementId,
  words: Words,
  sure: z.boolean(),
  statedBy: z.enum(STATED_BY),
  alternatives: z.array(SaidFields).max(ALTERNATIVES_MAX).optional(),
};

const Unsure = z.object({
  ...stated,
  kind: z.literal('unsure'),
  kinds: z.tuple([Kind, Kind]),
  question: phrase(1_000).nullable(),
});

/** A wish that is planned with the steps of a library project. */
const FromLibrary = z.object({
  ...stated,
  kind: z.literal('library'),
  title: Title,
  wish: Title,
  project: phrase(NAME_MAX_LENGTH),
  steps: Steps,
  from: SomeDay,
  by: SomeDay,
  weekdays: SomeWeekdays,
  except: SomeDays,
  exceptWeekdays: SomeWeekdays,
  after: z.array(After).max(FOLLOWED_MAX_COUNT).default([]),
});

/** A suggested step of the library. It is not planned until the user corrects it to a task. */
const Suggestion = z.object({
  ...stated,
  kind: z.literal('suggestion'),
  title: Title,
  minutes: StepMinutes,
  library: OfLibrary,
  after: z.array(After).max(FOLLOWED_MAX_COUNT).default([]),
});

export const Statement = z
  .discriminatedUnion(
    'kind',
    [...oneOfKinds(stated), Unsure, FromLibrary, Suggestion],
    t`This is no kind of statement`,
  )
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof Statement>;
