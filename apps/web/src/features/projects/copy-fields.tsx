import { addDays, daysBetween, isDay } from '@daymark/domain/dates';
import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { timelineProblem } from '@daymark/domain/projects';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** The name and the dates of a project that is made from another. */
export interface CopyDraft {
  name: string;
  startDate: string;
  dueDate: string;
}

/** Another start moves the due date along, so that the copy stays as long as it was. */
const withStart = (draft: CopyDraft, startDate: string): Partial<CopyDraft> =>
  isDay(startDate) && isDay(draft.startDate) && isDay(draft.dueDate)
    ? { startDate, dueDate: addDays(startDate, daysBetween(draft.startDate, draft.dueDate)) }
    : { startDate };

const datesProblem = ({ startDate, dueDate }: CopyDraft): string | undefined =>
  isDay(startDate) && isDay(dueDate) ? (timelineProblem(startDate, dueDate) ?? undefined) : undefined;

/** Whether a project can be made of it. */
export const isWholeCopy = (draft: CopyDraft): boolean =>
  !isBlank(draft.name) && isDay(draft.startDate) && isDay(draft.dueDate) && !datesProblem(draft);

type CopyFieldsProps = { draft: CopyDraft; error: unknown; onChange: (fields: Partial<CopyDraft>) => void };

export function CopyFields({ draft, error, onChange }: CopyFieldsProps) {
  return (
    <>
      {error !== undefined && (
        <ErrorBanner message={messageOf(error, t`Failed to create project`)}>
          {isUnreached(error)
            ? t`Daymark cannot be reached. What you wrote is kept. Please try again.`
            : t`What you wrote is kept. Please try again.`}
        </ErrorBanner>
      )}
      <Field label={t`Project name`} required>
        <Input
          name="name"
          value={draft.name}
          maxLength={PROJECT_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Start date`} required>
          <DateField
            value={draft.startDate}
            onValueChange={(startDate) => onChange(withStart(draft, startDate))}
          />
        </Field>
        <Field label={t`Due date`} required error={datesProblem(draft)}>
          <DateField value={draft.dueDate} onValueChange={(dueDate) => onChange({ dueDate })} />
        </Field>
      </div>
    </>
  );
}
