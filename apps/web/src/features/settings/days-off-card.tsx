import type { DayOff, NewDayOff } from '@daymark/contract/calendars';
import { daysBetween } from '@daymark/domain/dates';
import { DAY_OFF_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useAddDayOff, useRemoveDayOff } from './use-days-off.ts';

const spanOf = ({ firstDay, lastDay }: NewDayOff): string => {
  const days = daysBetween(firstDay, lastDay) + 1;
  return days === 1
    ? formatDay(firstDay, 'dated')
    : `${formatDay(firstDay, 'dated')} to ${formatDay(lastDay, 'dated')}, ${days} days`;
};

const EMPTY = { name: '', firstDay: '', lastDay: '' };

function problemOf({ name, firstDay, lastDay }: typeof EMPTY): string | undefined {
  if (name.trim() === '') return 'Please name the day off';
  if (firstDay === '') return 'Please choose the first day';
  if (lastDay !== '' && lastDay < firstDay) return 'The last day must not lie before the first';
  return undefined;
}

function AddForm({ onAdd }: { onAdd: (dayOff: NewDayOff) => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const problem = problemOf(draft);
  const type = (fields: Partial<typeof EMPTY>) => setDraft({ ...draft, ...fields });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(problem !== undefined);
    if (problem) return;
    onAdd({ ...draft, name: draft.name.trim(), lastDay: draft.lastDay || draft.firstDay });
    setDraft(EMPTY);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form aria-label="Add days off" noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Reason" error={asked ? problem : undefined}>
        <Input
          placeholder="Summer holiday"
          maxLength={DAY_OFF_NAME_MAX_LENGTH}
          value={draft.name}
          onChange={(event) => type({ name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day">
          <DateField value={draft.firstDay} onValueChange={(firstDay) => type({ firstDay })} />
        </Field>
        <Field label="Last day">
          <DateField
            value={draft.lastDay}
            min={draft.firstDay}
            onValueChange={(lastDay) => type({ lastDay })}
          />
        </Field>
      </div>
      <Button type="submit" className="justify-self-start">
        <Plus className="size-4" aria-hidden="true" />
        Add days off
      </Button>
    </form>
  );
}

/** Days without planned work: holidays, a wedding, a fair. */
export function DaysOffCard({ daysOff }: { daysOff: readonly DayOff[] }) {
  const today = useToday();
  const add = useAddDayOff();
  const remove = useRemoveDayOff(add.mutate);
  const coming = daysOff.filter(({ lastDay }) => lastDay >= today);
  return (
    <SettingsCard title="Days off" lead="Nothing is planned on these days.">
      <div id="days-off" tabIndex={-1} className="outline-none">
        {coming.length === 0 && <p className="text-sm text-ink-soft">No days off planned.</p>}
        <ul aria-label="Days off" className="empty:hidden">
          {coming.map((dayOff) => (
            <li
              key={dayOff.id}
              className="flex items-center gap-4 border-t border-line py-2 first:border-t-0 first:pt-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{dayOff.name}</p>
                <p className="text-sm text-ink-soft">{spanOf(dayOff)}</p>
              </div>
              <IconButton
                icon={Trash2}
                variant="danger"
                label={`Remove ${dayOff.name}`}
                onClick={() => {
                  remove.mutate(dayOff);
                  focusSoon('#days-off');
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <AddForm onAdd={add.mutate} />
    </SettingsCard>
  );
}
