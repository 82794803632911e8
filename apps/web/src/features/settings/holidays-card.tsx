import type { Country, Holiday, Holidays } from '@daymark/contract/calendars';
import { t } from '@daymark/words/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { formatDay } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { Select } from '../../ui/select.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { anticipate, countriesQuery, settle } from './calendar-queries.ts';
import { SettingsCard } from './settings-card.tsx';

type Place = { country: string | null; region: string | null };

function useChooseHolidays() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Place) => (await api.calendars.chooseHolidays({ body })).data.holidays,
    onMutate: ({ country, region }) =>
      anticipate(client, ({ holidays }) => ({
        holidays: country === null ? null : { country, region, days: holidays?.days ?? [] },
      })),
    onSuccess: (holidays) => anticipate(client, () => ({ holidays })),
    onError: (error) => showFailure(t`Failed to choose the holidays`, error),
    onSettled: () => settle(client),
  });
}

function useWorkHoliday() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, isWorked }: Holiday) => api.calendars.workHoliday({ body: { date, isWorked } }),
    onMutate: (changed) =>
      anticipate(client, ({ holidays }) => ({
        holidays: holidays && {
          ...holidays,
          days: holidays.days.map((day) => (day.date === changed.date ? changed : day)),
        },
      })),
    onError: (error) => showFailure(t`Failed to change the holiday`, error),
    onSettled: () => settle(client),
  });
}

const NONE = '';

const optionsOf = (none: string, named: readonly { code: string; name: string }[]) => [
  { value: NONE, label: none },
  ...named.map(({ code, name }) => ({ value: code, label: name })),
];

type ChoiceProps = { countries: readonly Country[]; holidays: Holidays | null };

function PlaceChoice({ countries, holidays }: ChoiceProps) {
  const choose = useChooseHolidays();
  const regions = countries.find(({ code }) => code === holidays?.country)?.regions ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Country`}>
        <Select
          value={holidays?.country ?? NONE}
          options={optionsOf(t`No public holidays`, countries)}
          onValueChange={(code) => choose.mutate({ country: code || null, region: null })}
        />
      </Field>
      {holidays && regions.length > 0 && (
        <Field label={t`Region`}>
          <Select
            value={holidays.region ?? NONE}
            options={optionsOf(t`The whole country`, regions)}
            onValueChange={(code) => choose.mutate({ country: holidays.country, region: code || null })}
          />
        </Field>
      )}
    </div>
  );
}

const SHOWN = 5;

function NextHolidays({ days }: { days: readonly Holiday[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const work = useWorkHoliday();
  const shown = showsAll ? days : days.slice(0, SHOWN);
  return (
    <div className="grid gap-3">
      <ul aria-label={t`Next public holidays`}>
        {shown.map((day) => (
          <li key={day.date} className="border-t border-line py-2 first:border-t-0 first:pt-0">
            <Checkbox
              label={day.name}
              hint={formatDay(day.date, 'dated')}
              tone="ink"
              checked={!day.isWorked}
              onCheckedChange={(isFree) => work.mutate({ ...day, isWorked: !isFree })}
            />
          </li>
        ))}
      </ul>
      {days.length > SHOWN && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="justify-self-start"
        >
          {showsAll ? t`Show fewer` : t`Show all ${days.length}`}
        </Button>
      )}
    </div>
  );
}

/** The data's licence requires attribution beside the dates; NOTICE.md has the full text. */
const Attribution = () => (
  <p className="text-sm text-ink-soft">
    {rich`Dates from ${(
      <a className={linkClass} href="https://github.com/commenthol/date-holidays" rel="noopener noreferrer">
        date-holidays
      </a>
    )}, after articles of Wikipedia, under ${(
      <a
        className={linkClass}
        href="https://creativecommons.org/licenses/by-sa/3.0/"
        rel="license noopener noreferrer"
      >
        CC BY-SA 3.0
      </a>
    )}.`}
  </p>
);

/** The country and region of public holidays, with the next ones; the user can work on any of them. */
export function HolidaysCard({ holidays }: { holidays: Holidays | null }) {
  const countries = useQuery(countriesQuery());
  return (
    <SettingsCard
      title={t`Public holidays`}
      lead={t`Nothing new is planned on the ticked days, from the moment you choose them. Untick one to work on it.`}
    >
      <QueryError query={countries} message={t`Failed to load the countries`}>
        {t`What you chose is kept.`}
      </QueryError>
      <PlaceChoice countries={countries.data ?? []} holidays={holidays} />
      {holidays && holidays.days.length > 0 && <NextHolidays days={holidays.days} />}
      <Attribution />
    </SettingsCard>
  );
}
