import type { Weekday } from '@daymark/domain/dates';
import { useId } from 'react';
import { WEEKDAYS, weekdayName } from '../platform/weekdays.ts';

type WeekdayChoiceProps = {
  label: string;
  hint?: string;
  chosen: readonly Weekday[];
  onChange: (days: readonly Weekday[]) => void;
  error?: string | null | undefined;
};

/** A day is a block that is filled if chosen, as on the day strip. */
export function WeekdayChoice({ label, hint, chosen, onChange, error }: WeekdayChoiceProps) {
  const errorId = useId();
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange(isOn ? [...chosen, day] : chosen.filter((one) => one !== day));
  return (
    <fieldset aria-describedby={errorId} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
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
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      <p id={errorId} aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
