import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { shape } from './shape.ts';
import { Day, Id, Priority, Status } from './values.ts';

const HOW_MANY = t`Name 1 to ${SUBTASKS_MAX_COUNT} subtasks, each once`;
const eachOnce = (ids: readonly string[]) =>
  ids.length >= 1 && ids.length <= SUBTASKS_MAX_COUNT && new Set(ids).size === ids.length;

/**
 * The fields that one call can change in several subtasks. Each subtask has its own values, so an undo is one call too.
 */
export const ManyChanges = shape('ManyChanges', {
  changes: z
    .array(
      z.object({
        id: Id,
        status: Status.optional(),
        priority: Priority.optional(),
        dueDate: Day.nullable().optional(),
      }),
    )
    .refine((changes) => eachOnce(changes.map(({ id }) => id)), HOW_MANY),
});
export type ManyChanges = z.input<typeof ManyChanges>;

export const ManyIds = z.object({ ids: z.array(Id).refine(eachOnce, HOW_MANY) });
