import { type Day, weekdayOf } from '@daymark/domain/dates';
import { OCCURRENCES_MAX_COUNT } from '@daymark/domain/limits';
import {
  EVERY_DAY,
  EVERY_MAX,
  ON_DAYS_OFF,
  type OnDayOff,
  type PlaceInMonth,
  type Recurrence,
  settledOn,
} from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { WEEKDAYS, weekdayName } from '../../platform/weekdays.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

export interface Repeat {
  recurrence: Recurrence | null;
  onDayOff: OnDayOff;
}

const NEVER: Repeat = { recurrence: null, onDayOff: 'keep' };

const UNITS = [
  { value: 'never', label: t`Does not repeat` },
  { value: 'day', label: t`Daily` },
  { value: 'week', label: t`Weekly` },
  { value: 'month', label: t`Monthly` },
] as const;

const DAYS_OFF: Record<OnDayOff, string> = {
  keep: t`Stays on that day`,
  skip: t`Is left out`,
  previous: t`Moves to the working day before`,
  next: t`Moves to the working day after`,
};

const EVERY: Record<Recurrence['unit'], string> = {
  day: t`Every so many days`,
  week: t`Every so many weeks`,
  month: t`Every so many months`,
};

function placeWords(nth: PlaceInMonth, weekday: string): string {
  if (nth === 1) return t`On the first ${weekday}`;
  if (nth === 2) return t`On the second ${weekday}`;
  if (nth === 3) return t`On the third ${weekday}`;
  return nth === 4 ? t`On the fourth ${weekday}` : t`On the last ${weekday}`;
}

function monthDayWords(day: number): string {
  if (day === 31) return t`On the last day`;
  if (day === 1 || day === 21) return t`On the ${day}st`;
  if (day === 2 || day === 22) return t`On the ${day}nd`;
  return day === 3 || day === 23 ? t`On the ${day}rd` : t`On the ${day}th`;
}

/** The day of a month: "On the 5th", "On the last Friday". */
const monthWords = ({ monthDay, place }: Pick<Recurrence, 'monthDay' | 'place'>): string =>
  place ? placeWords(place.nth, weekdayName(place.weekday, 'long')) : monthDayWords(monthDay ?? 1);

const nthOf = (day: Day): PlaceInMonth => Math.min(4, Math.ceil(Number(day.slice(8)) / 7)) as PlaceInMonth;

/** The monthly recurrences that include this day. */
function monthOptions(day: Day): { value: string; label: string; fields: Partial<Recurrence> }[] {
  const weekday = weekdayOf(day);
  const ways: Pick<Recurrence, 'monthDay' | 'place'>[] = [
    { monthDay: Number(day.slice(8)), place: null },
    { monthDay: 31, place: null },
    { monthDay: null, place: { nth: nthOf(day), weekday } },
    { monthDay: null, place: { nth: -1, weekday } },
  ];
  const named = ways.map((fields) => {
    const label = monthWords(fields);
    return { value: label, label, fields };
  });
  return named.filter(({ label }, index) => named.findIndex((one) => one.label === label) === index);
}

type PartProps = { recurrence: Recurrence; firstDay: Day; onChange: (fields: Partial<Recurrence>) => void };

function Which({ recurrence, firstDay, onChange }: PartProps) {
  const settled = settledOn(recurrence, firstDay);
  if (recurrence.unit === 'week')
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{t`On`}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              tone="ink"
              label={weekdayName(weekday, 'long')}
              checked={settled.weekdays.includes(weekday)}
              onCheckedChange={(on) => {
                const others = settled.weekdays.filter((one) => one !== weekday);
                onChange({ weekdays: on ? [...others, weekday].toSorted() : others });
              }}
            />
          ))}
        </div>
      </fieldset>
    );
  if (recurrence.unit === 'day') return null;
  const options = monthOptions(firstDay);
  const words = monthWords(settled);
  const known = options.some(({ value }) => value === words);
  return (
    <Field label={t`On which day`}>
      <Select
        value={words}
        options={known ? options : [{ value: words, label: words }, ...options]}
        onValueChange={(value) => onChange(options.find((option) => option.value === value)?.fields ?? {})}
      />
    </Field>
  );
}

const ENDS = [
  { value: 'project', label: t`With the project` },
  { value: 'count', label: t`After some times` },
  { value: 'until', label: t`On a day` },
] as const;

function Ends({ recurrence, firstDay, onChange }: PartProps) {
  const { count, until } = recurrence;
  const end = count !== null ? 'count' : until !== null ? 'until' : 'project';
  return (
    <>
      <Field label={t`Ends`}>
        <Select
          value={end}
          options={ENDS}
          onValueChange={(value) =>
            onChange({ count: value === 'count' ? 6 : null, until: value === 'until' ? firstDay : null })
          }
        />
      </Field>
      {count !== null && (
        <NumberField
          label={t`How many times`}
          value={count}
          max={OCCURRENCES_MAX_COUNT}
          onChange={(times) => onChange({ count: times })}
        />
      )}
      {until !== null && (
        <Field label={t`Last day`}>
          <DateField value={until} onValueChange={(day) => onChange({ until: day || firstDay })} />
        </Field>
      )}
    </>
  );
}

type NumberFieldProps = { label: string; value: number; max: number; onChange: (value: number) => void };

const NumberField = ({ label, value, max, onChange }: NumberFieldProps) => (
  <Field label={label}>
    <Input
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={value}
      onChange={(event) => onChange(Math.min(max, Math.max(1, Math.round(Number(event.target.value)) || 1)))}
    />
  </Field>
);

type RepeatFieldsProps = {
  value: Repeat;
  /** The first day of the recurrence. */
  firstDay: Day;
  /** It is a series already, so the recurrence cannot be removed. */
  isSeries?: boolean;
  onChange: (repeat: Repeat) => void;
};

/** Whether and how a subtask recurs. */
export function RepeatFields({ value, firstDay, isSeries = false, onChange }: RepeatFieldsProps) {
  const { recurrence, onDayOff } = value;
  const change = (fields: Partial<Recurrence>) =>
    onChange({ ...value, recurrence: { ...(recurrence ?? EVERY_DAY), ...fields } });
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-x-4 xl:grid-cols-3">
      <Field label={t`Repeats`} className={classNames(!recurrence && 'xl:col-span-2')}>
        <Select
          value={recurrence?.unit ?? 'never'}
          options={isSeries ? UNITS.filter((unit) => unit.value !== 'never') : UNITS}
          onValueChange={(unit) =>
            onChange(
              unit === 'never'
                ? NEVER
                : { onDayOff, recurrence: settledOn({ ...EVERY_DAY, unit }, firstDay) },
            )
          }
        />
      </Field>
      {recurrence && (
        <>
          <NumberField
            label={EVERY[recurrence.unit]}
            value={recurrence.every}
            max={EVERY_MAX}
            onChange={(every) => change({ every })}
          />
          <Which recurrence={recurrence} firstDay={firstDay} onChange={change} />
          <Ends recurrence={recurrence} firstDay={firstDay} onChange={change} />
          <Field label={t`On a day without work it`}>
            <Select
              value={onDayOff}
              options={ON_DAYS_OFF.map((one) => ({ value: one, label: DAYS_OFF[one] }))}
              onValueChange={(one) => onChange({ ...value, onDayOff: one })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
