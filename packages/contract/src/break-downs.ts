import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { ProjectStanding } from './project-standing.ts';
import { shape } from './shape.ts';
import { Depth, StepMinutes } from './steps.ts';
import { Subtask } from './subtasks.ts';
import { line, phrase, text } from './text.ts';
import { Id } from './values.ts';

const STEPS_MIN_COUNT = 2;
const STEPS_MAX_COUNT = 25;
const ANSWERS_MAX_LENGTH = 2_000;
const DONE_MAX_LENGTH = 400;

/** A step that a subtask is broken down into. */
export const SubtaskStep = shape('SubtaskStep', {
  title: line(SUBTASK_TITLE_MAX_LENGTH, t`Please say what it is`),
  minutes: StepMinutes,
  /** How one sees that it is done; null if that is plain. */
  done: phrase(DONE_MAX_LENGTH).nullable().default(null),
});
export type SubtaskStep = z.output<typeof SubtaskStep>;

export const SubtaskSteps = z
  .array(SubtaskStep)
  .min(STEPS_MIN_COUNT, t`Give at least ${STEPS_MIN_COUNT} steps`)
  .max(STEPS_MAX_COUNT, t`Give at most ${STEPS_MAX_COUNT} steps`);

/** How a subtask is broken down. `steps` are written; without them, steps are proposed. */
export const BreakDownWish = shape('BreakDownWish', {
  /** Few steps (`as-written`), the usual ones, or short ones (`detailed`). Defaults to `balanced`. */
  depth: Depth.optional(),
  /** What the person says about the subtask: answers to the questions of an earlier proposal. */
  answers: text(ANSWERS_MAX_LENGTH).optional(),
  steps: SubtaskSteps.optional(),
});
export type BreakDownWish = z.output<typeof BreakDownWish>;

/** The steps of a subtask, proposed or written. */
export const SubtaskBreakDown = shape('SubtaskBreakDown', {
  steps: z.array(SubtaskStep),
  /** Where they come from: what the title means in the library, a language model, the kind of project, or the caller. */
  source: z.enum(['library', 'model', 'family', 'person']),
  /** What would make them better. Answers go into `answers`. */
  questions: z.array(z.string()),
  /** Null for a proposal. */
  written: z
    .object({
      /** The steps as subtasks, in their order; the first one has the id of the subtask that was broken down. */
      subtasks: z.array(Subtask),
      /** The change to undo (`POST /plan-changes/:id/undo`). */
      changeId: Id.nullable(),
      project: ProjectStanding,
    })
    .nullable(),
});
