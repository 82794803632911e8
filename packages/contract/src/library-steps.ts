import { LAG_MAX_DAYS, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { line, phrase } from './text.ts';

const STEPS_MAX_COUNT = 40;
const NAME_MAX_LENGTH = 120;

const Title = line(SUBTASK_TITLE_MAX_LENGTH, t`Please say what it is`);
const Done = phrase(400).nullable().default(null);

/** A step of the library that no words of the brief ask for. */
export const OfLibrary = z.object({ step: phrase(NAME_MAX_LENGTH), done: Done });

export const LibraryMinutes = z.int().min(1).max(10_080);

const Place = z.int().min(1).max(STEPS_MAX_COUNT);
const ordered = { place: Place, after: z.array(Place).max(STEPS_MAX_COUNT).default([]) };

/** The work and the waits of a whole project from the library. */
export const LibrarySteps = z
  .array(
    z.union([
      z.object({ ...ordered, title: Title, minutes: LibraryMinutes, done: Done }),
      z.object({
        ...ordered,
        wait: Title,
        who: phrase(NAME_MAX_LENGTH).nullable().default(null),
        days: z.int().min(1).max(LAG_MAX_DAYS),
        least: z.int().min(1).max(LAG_MAX_DAYS).optional(),
      }),
    ]),
  )
  .min(1)
  .max(STEPS_MAX_COUNT);
