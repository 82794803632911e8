import { isDay, isTimeOfDay } from '@daymark/domain/dates';
import {
  DEFAULT_PAGE_SIZE,
  HOURS_MAX,
  HOURS_PER_DAY_MAX,
  HOURS_STEP,
  PAGE_SIZE_MAX,
  TAG_MAX_LENGTH,
  TAGS_MAX_COUNT,
} from '@daymark/domain/limits';
import { localeNamed } from '@daymark/domain/locales';
import { PRIORITIES } from '@daymark/domain/priorities';
import { PROJECT_COLORS } from '@daymark/domain/project-colors';
import { STATUSES } from '@daymark/domain/statuses';
import { normalizeTags } from '@daymark/domain/tags';
import { isTimezone } from '@daymark/domain/timezones';
import { LANGUAGES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { text } from './text.ts';

/** A UUID in lower case, the form in which rows and locks are found. */
export const Id = z
  .uuid(t`This is not an id`)
  .overwrite((id) => id.toLowerCase())
  .meta({ id: 'Id' });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z
  .string(t`Please enter a date as YYYY-MM-DD`)
  .refine((text) => text.length === 10 && isDay(text), t`Please enter a date as YYYY-MM-DD`)
  .meta({ id: 'Day', format: 'date' });

/** Hours of work, estimated or spent; null if not given. */
export const Hours = z
  .number(t`Hours must be a number`)
  .min(0, t`Hours must be at least 0`)
  .max(HOURS_MAX)
  .nullable();

/** The earliest and the latest day that the brief states for a subtask; null if it states none. */
export const saidDays = { earliestOn: Day.nullable(), latestOn: Day.nullable() };

/** The fields that a plan adds to a subtask. */
export const ofPlan = {
  /** The step of the library that it is, if no words of the brief ask for it. */
  playbook: z.string().nullable(),
  /** The statement of the brief's Reading that it carries out; null if the user added it, and in older plans. */
  statement: z.string().nullable(),
  /** Whether it is one day of a habit. The other days are subtasks with the same statement. */
  repeat: z.boolean(),
  /** Whether its hours are an estimate of the engine. */
  guessed: z.boolean(),
};

/** A time of day, `HH:MM`. */
export const TimeOfDay = z
  .string(t`Please enter a time as HH:MM`)
  .refine((text) => text.length === 5 && isTimeOfDay(text), t`Please enter a time as HH:MM`)
  .meta({ id: 'TimeOfDay' });

export const TIMEZONE_REFUSAL = t`Please choose a time zone from the list`;

/** A name of the IANA time zone database. */
export const Timezone = z
  .string({ error: TIMEZONE_REFUSAL })
  .max(64, { error: TIMEZONE_REFUSAL, abort: true })
  .refine(isTimezone, TIMEZONE_REFUSAL);

const LOCALE = t`Please choose a language and region such as en-GB`;

/** A language and region, in canonical form. */
export const Locale = z
  .string(LOCALE)
  .max(35, LOCALE)
  .refine((locale) => localeNamed(locale) !== undefined, LOCALE)
  .overwrite((locale) => localeNamed(locale) ?? locale);

/** A language of the interface. */
export const Language = z.enum(LANGUAGES, { error: t`Language must be one of ${LANGUAGES.join(', ')}` });

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime().meta({ id: 'Instant' });

export const Status = z
  .enum(STATUSES, { error: t`Status must be one of ${STATUSES.join(', ')}` })
  .meta({ id: 'Status' });
export type Status = z.output<typeof Status>;

export const Priority = z
  .enum(PRIORITIES, { error: t`Priority must be one of ${PRIORITIES.join(', ')}` })
  .meta({ id: 'Priority' });
export type Priority = z.output<typeof Priority>;

/** The hue of a project's mark. */
export const ProjectColor = z
  .enum(PROJECT_COLORS, { error: t`Color must be one of ${PROJECT_COLORS.join(', ')}` })
  .meta({ id: 'ProjectColor' });

/** Progress in whole percent. */
export const Progress = z
  .int(t`Progress must be a whole number from 0 to 100`)
  .min(0, t`Progress must be at least 0`)
  .max(100, t`Progress must be at most 100`)
  .meta({ id: 'Progress' });

export const Tags = z
  .array(text(TAG_MAX_LENGTH))
  .max(TAGS_MAX_COUNT, t`Please use at most ${TAGS_MAX_COUNT} tags`)
  .overwrite(normalizeTags)
  .meta({ id: 'Tags' });

export const ById = z.object({ id: Id });
export const ByProject = z.object({ projectId: Id });

/** `id` and its alias `_id`, on every entity. */
export const identity = { id: Id, _id: Id };

/** The entity with the alias `_id`. The one place that sets it. */
export const withAlias = <E extends { id: string }>(entity: E): E & { _id: string } => ({
  ...entity,
  _id: entity.id,
});

/** Fields of deleted items that can be restored. */
export const inTrash = {
  deletedAt: Instant,
  /** For how many more days it can be restored. At 0 a nightly job removes it. */
  daysLeft: z.int(),
};

export const wholeFrom1To = (max: number, error: string) =>
  z.coerce.number({ error }).int(error).min(1, error).max(max, error);

const PAGES_MAX = 100_000;

const WEEKDAYS = t`Please choose the days on which you work, from 1 (Monday) to 7 (Sunday)`;

/** The weekdays on which the user works; Monday is 1. */
export const Weekdays = z
  .array(z.literal([1, 2, 3, 4, 5, 6, 7], WEEKDAYS), WEEKDAYS)
  .min(1, t`Please choose at least one day on which you work`)
  .max(7, WEEKDAYS)
  .overwrite((days) => [...new Set(days)].toSorted());

/** Hours of a day in steps of a quarter. */
const hoursOfDay = (problem: string) =>
  z.number(problem).min(HOURS_STEP, problem).max(HOURS_PER_DAY_MAX, problem).multipleOf(HOURS_STEP, problem);

/** Hours of a working day. */
export const HoursPerDay = hoursOfDay(
  t`Hours a day must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
);

/** Hours of a day that are not worked. */
export const HoursOff = hoursOfDay(
  t`Hours off must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
);

/** The page of a list, and the number of items per page. */
export const paging = {
  page: wholeFrom1To(PAGES_MAX, t`Page must be a whole number from 1 to ${PAGES_MAX}`).default(1),
  limit: wholeFrom1To(PAGE_SIZE_MAX, t`Limit must be a whole number from 1 to ${PAGE_SIZE_MAX}`).default(
    DEFAULT_PAGE_SIZE,
  ),
};
