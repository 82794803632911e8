import { addDays, daysBetween, isDay } from '@daymark/domain/dates';
import { timelineProblem } from '@daymark/domain/projects';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { DayFields, NameField } from './project-fields.tsx';

/** The name and the dates of a project that is made from another. */
export interface CopyDraft {
  name: string;
  startDate: string;
  dueDate: string;
}

/** Another start moves the due date along, so that the copy stays as long as it was. */
function withLength(
  { startDate: before, dueDate }: CopyDraft,
  fields: Partial<CopyDraft>,
): Partial<CopyDraft> {
  const { startDate = '' } = fields;
  return isDay(startDate) && isDay(before) && isDay(dueDate)
    ? { startDate, dueDate: addDays(startDate, daysBetween(before, dueDate)) }
    : fields;
}

const datesProblem = ({ startDate, dueDate }: CopyDraft): string | undefined =>
  isDay(startDate) && isDay(dueDate) ? (timelineProblem(startDate, dueDate) ?? undefined) : undefined;

/** Whether a project can be made of it. */
export const isWholeCopy = (draft: CopyDraft): boolean =>
  !isBlank(draft.name) && isDay(draft.startDate) && isDay(draft.dueDate) && !datesProblem(draft);

type CopyFieldsProps = { draft: CopyDraft; error: unknown; onChange: (fields: Partial<CopyDraft>) => void };

export function CopyFields({ draft, error, onChange }: CopyFieldsProps) {
  const fields = {
    draft,
    errors: { dueDate: datesProblem(draft) ?? null },
    onDraftChange: (typed: Partial<CopyDraft>) => onChange(withLength(draft, typed)),
  };
  return (
    <>
      {error !== undefined && (
        <ErrorBanner message={messageOf(error, t`Failed to create project`)}>
          {isUnreached(error)
            ? t`Daymark cannot be reached. What you wrote is kept. Please try again.`
            : t`What you wrote is kept. Please try again.`}
        </ErrorBanner>
      )}
      <NameField {...fields} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayFields {...fields} />
      </div>
    </>
  );
}
