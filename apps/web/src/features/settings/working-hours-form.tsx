import type { Settings } from '@daymark/contract/users';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useDraft } from '../../platform/draft.ts';
import { formatHours } from '../../platform/format.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { WeekdayChoice } from '../../ui/weekday-choice.tsx';
import {
  type DateOrder,
  draftOfPreferences,
  type PreferencesDraft,
  preferencesProblems,
  settingsFrom,
} from './preferences-draft.ts';
import { useChangePreferences } from './use-preferences.ts';

const DATE_ORDERS: readonly { value: DateOrder; label: string }[] = [
  { value: 'month first', label: t`Month first: 3/4 is in March` },
  { value: 'day first', label: t`Day first: 3/4 is in April` },
];

const weekOf = ({ weekdays, hoursPerDay }: PreferencesDraft) =>
  t`${plural(weekdays.length, '# day')} of ${formatHours(Number(hoursPerDay))}: ${formatHours(weekdays.length * Number(hoursPerDay))} a week`;

/** The planner's settings. Unsaved changes are restored on the next visit. */
export function WorkingHoursForm({ settings }: { settings: Settings }) {
  const typed = useDraft('preferences', draftOfPreferences(settings));
  const { value: draft, update, discard, isBegun } = typed;
  const change = useChangePreferences(settings, discard);
  const problems = preferencesProblems(draft);
  const isRight = Object.keys(problems).length === 0;

  const form = useForm({
    typed,
    maySend: () => isBegun && isRight,
    send: (value) => change.mutateAsync(settingsFrom(value, settings)),
  });

  return (
    <form {...form.formProps} aria-label={t`What plans follow`} className="grid gap-5">
      <WeekdayChoice
        label={t`Working days`}
        chosen={draft.weekdays}
        onChange={(weekdays) => update({ weekdays })}
        error={problems.weekdays}
      />
      <Field
        label={t`Hours a day`}
        hint={isRight ? weekOf(draft) : undefined}
        error={problems.hoursPerDay}
        className="max-w-md"
      >
        <Input
          type="number"
          inputMode="decimal"
          min={HOURS_STEP}
          max={HOURS_PER_DAY_MAX}
          step={HOURS_STEP}
          value={draft.hoursPerDay}
          onChange={(event) => update({ hoursPerDay: event.target.value })}
        />
      </Field>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <Field
          label={t`Work begins at`}
          hint={t`Events of imported calendars before it take no working time.`}
        >
          <TimeField value={draft.worksFrom} onValueChange={(worksFrom) => update({ worksFrom })} />
        </Field>
        <Field
          label={t`Work ends at`}
          hint={t`Later events take no working time. Events in between take only the hours that no longer fit beside them.`}
          error={problems.workingHours}
        >
          <TimeField value={draft.worksUntil} onValueChange={(worksUntil) => update({ worksUntil })} />
        </Field>
      </div>
      <Field
        label={t`Order of dates`}
        hint={t`How a date such as 3/4 in a brief is read. Dates with a month's name are always clear.`}
        className="max-w-md"
      >
        <Select
          value={draft.dateOrder}
          options={DATE_ORDERS}
          onValueChange={(dateOrder) => update({ dateOrder })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy} aria-disabled={!isBegun || !isRight}>
          {t`Save Preferences`}
        </Button>
        {isBegun && <Button onClick={discard}>{t`Cancel`}</Button>}
      </div>
    </form>
  );
}
