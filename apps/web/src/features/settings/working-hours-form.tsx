import type { Settings } from '@daymark/contract/users';
import { HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { type SubmitEvent, useId } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { formatHours } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import {
  type DateOrder,
  draftOfPreferences,
  type PreferencesDraft,
  preferencesProblems,
  settingsFrom,
  WEEKDAYS,
  type Weekday,
  weekdayName,
} from './preferences-draft.ts';
import { useChangePreferences } from './use-preferences.ts';

type WeekdaysProps = {
  chosen: readonly Weekday[];
  onChange: (days: readonly Weekday[]) => void;
  error: string | undefined;
};

/** A day is a block that fills, as on the day strip. */
function Weekdays({ chosen, onChange, error }: WeekdaysProps) {
  const errorId = useId();
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange(isOn ? [...chosen, day] : chosen.filter((one) => one !== day));
  return (
    <fieldset aria-describedby={errorId} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Working days</legend>
      <div className="grid max-w-md grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="relative grid min-h-11 place-items-center rounded-md border border-edge text-sm font-semibold transition-colors hover:bg-well has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="checkbox"
              aria-label={weekdayName(day, 'long')}
              checked={chosen.includes(day)}
              onChange={(event) => toggle(day, event.target.checked)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{weekdayName(day, 'short')}</span>
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

const DATE_ORDERS: readonly { value: DateOrder; label: string }[] = [
  { value: 'month first', label: 'Month first: 3/4 is in March' },
  { value: 'day first', label: 'Day first: 3/4 is in April' },
];

const weekOf = ({ weekdays, hoursPerDay }: PreferencesDraft) =>
  `${weekdays.length} ${weekdays.length === 1 ? 'day' : 'days'} of ${formatHours(Number(hoursPerDay))}: ` +
  `${formatHours(weekdays.length * Number(hoursPerDay))} a week`;

/** What the planner counts with; what was chosen and not saved yet is there again on the next visit. */
export function WorkingHoursForm({ settings }: { settings: Settings }) {
  const { value: draft, update, discard, isBegun } = useDraft('preferences', draftOfPreferences(settings));
  const change = useChangePreferences(discard);
  const problems = preferencesProblems(draft);
  const isRight = Object.keys(problems).length === 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBegun || !isRight || change.isPending) return;
    change.mutate(settingsFrom(draft, settings));
  };

  return (
    <form aria-label="What plans follow" noValidate onSubmit={submit} className="grid gap-5">
      <Weekdays
        chosen={draft.weekdays}
        onChange={(weekdays) => update({ weekdays })}
        error={problems.weekdays}
      />
      <Field
        label="Hours a day"
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
      <Field
        label="Order of dates"
        hint="How a date such as 3/4 in a brief is read. Dates with a month's name are always clear."
        className="max-w-md"
      >
        <Select
          value={draft.dateOrder}
          options={DATE_ORDERS}
          onValueChange={(dateOrder) => update({ dateOrder })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={change.isPending} aria-disabled={!isBegun || !isRight}>
          Save Preferences
        </Button>
        {isBegun && <Button onClick={discard}>Cancel</Button>}
      </div>
    </form>
  );
}
