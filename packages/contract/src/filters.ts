import { daySpanProblem } from '@daymark/domain/filters';
import { STATUSES } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { Day, Status } from './values.ts';

const isStatusList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => STATUSES.some((status) => status === item));

/** One status, or a JSON list of several. */
export const StatusFilter = z
  .string()
  .max(100)
  .transform((value, context) => {
    try {
      const parsed: unknown = value.startsWith('[') ? JSON.parse(value) : [value];
      if (isStatusList(parsed)) return z.array(Status).parse(parsed);
    } catch {
      // Broken JSON is refused below like any other wrong status.
    }
    context.addIssue({ code: 'custom', message: t`Status must be one of ${STATUSES.join(', ')}` });
    return z.NEVER;
  });

/** A filter that a form may send blank: a blank value counts as absent. */
export const blankOr = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((value: z.input<S> | '' | undefined) => (value === '' ? undefined : value), schema.optional())
    .optional();

export const sortOrder = z.enum(['asc', 'desc'], { error: t`Sort order must be asc or desc` });

/** The first and the last due date, both optional. */
export const dueDates = { dueDateFrom: blankOr(Day), dueDateTo: blankOr(Day) };

/** Refuses a range of due dates that ends before it begins. */
export function checkDueDates(
  { dueDateFrom, dueDateTo }: { dueDateFrom?: string | undefined; dueDateTo?: string | undefined },
  context: z.RefinementCtx,
): void {
  const message = daySpanProblem(dueDateFrom, dueDateTo);
  if (message) context.addIssue({ code: 'custom', path: ['dueDateFrom'], message });
}
