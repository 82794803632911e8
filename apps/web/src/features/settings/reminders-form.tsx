import type { ReminderSettings } from '@daymark/contract/reminders';
import {
  DEFAULT_DIGEST_AT,
  NOTICE_KINDS,
  type NoticeKind,
  REMINDER_DAYS,
  REMINDER_MINUTES,
  type ReminderDays,
  type ReminderMinutes,
} from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { formatHours } from '../../platform/format.ts';
import { useTabTyped } from '../../platform/tab-state.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-list.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { useChangeReminders } from './use-reminders.ts';

const NEVER = { value: '', label: t`Never` };

const minutesLabel = (minutes: ReminderMinutes): string =>
  minutes === 1_440 ? t`A day before` : t`${formatHours(minutes / 60)} before`;

function daysLabel(days: ReminderDays): string {
  if (days === 0) return t`On the day`;
  return days === 1 ? t`The day before` : t`${days} days before`;
}

const OFFERED_WAIT_DAYS = [1, 2, 3, 5, 7, 10, 14, 30];

/** The usual choices, and another one that was made by a program. */
function waitOptions(chosen: number | null): SelectOption[] {
  const days = new Set([...OFFERED_WAIT_DAYS, ...(chosen === null ? [] : [chosen])]);
  const label = (count: number) => (count === 1 ? t`After a day` : t`After ${count} days`);
  return [
    NEVER,
    ...[...days].toSorted((a, b) => a - b).map((count) => ({ value: String(count), label: label(count) })),
  ];
}

const MAIL_WORDS: Record<NoticeKind, string> = {
  digest: t`Send the digest by mail`,
  reminders: t`Send reminders by mail`,
};

const problemsOf = ({ digestAt, daysAt }: ReminderSettings) => ({
  digestAt: digestAt === '' ? t`Please enter a time` : null,
  daysAt: daysAt === '' ? t`Please enter a time` : null,
});

function ByMail({ kinds, onChange }: { kinds: NoticeKind[]; onChange: (kinds: NoticeKind[]) => void }) {
  return (
    <CheckboxGroup
      label={t`By mail`}
      options={NOTICE_KINDS.map((kind) => ({ value: kind, label: MAIL_WORDS[kind] }))}
      chosen={kinds}
      onChange={onChange}
    >
      <p className="text-xs text-ink-soft">{t`Each mail has a link that ends it.`}</p>
    </CheckboxGroup>
  );
}

/** What a person is told, when, and whether by mail. */
export function RemindersForm({ settings }: { settings: ReminderSettings }) {
  const change = useChangeReminders();
  const typed = useTabTyped('reminders', settings);
  const form = useForm({
    typed,
    problemsOf,
    send: (value) => change.mutateAsync(value),
    onSent: typed.discard,
  });
  const { value, update, errors } = form;
  return (
    <form {...form.formProps} aria-label={t`Digest and reminders`} className="grid gap-5">
      <div className="grid gap-3">
        <Checkbox
          tone="ink"
          label={t`Send me a digest of the day`}
          hint={t`On working days: the next step, today, who you wait for, what slipped and what would move. None comes when there is nothing to say.`}
          checked={value.digestAt !== null}
          onCheckedChange={(isChosen) => update({ digestAt: isChosen ? DEFAULT_DIGEST_AT : null })}
        />
        {value.digestAt !== null && (
          <Field
            label={t`Digest at`}
            hint={t`In your time zone, ${timezoneOfUser()}.`}
            error={errors.digestAt}
            className="max-w-48"
          >
            <TimeField value={value.digestAt} onValueChange={(digestAt) => update({ digestAt })} />
          </Field>
        )}
      </div>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <Field label={t`Remind me of tasks with a time`}>
          <Select
            value={String(value.minutesBefore ?? '')}
            options={[
              NEVER,
              ...REMINDER_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: minutesLabel(minutes),
              })),
            ]}
            onValueChange={(chosen) =>
              update({
                minutesBefore: REMINDER_MINUTES.find((minutes) => String(minutes) === chosen) ?? null,
              })
            }
          />
        </Field>
        <Field label={t`Remind me of tasks without a time`}>
          <Select
            value={String(value.daysBefore ?? '')}
            options={[
              NEVER,
              ...REMINDER_DAYS.map((days) => ({ value: String(days), label: daysLabel(days) })),
            ]}
            onValueChange={(chosen) =>
              update({ daysBefore: REMINDER_DAYS.find((days) => String(days) === chosen) ?? null })
            }
          />
        </Field>
        <Field label={t`Remind me of people I wait for`}>
          <Select
            value={String(value.waitDays ?? '')}
            options={waitOptions(value.waitDays)}
            onValueChange={(chosen) => update({ waitDays: chosen === '' ? null : Number(chosen) })}
          />
        </Field>
        <Field label={t`Reminders about days come at`} error={errors.daysAt}>
          <TimeField value={value.daysAt} onValueChange={(daysAt) => update({ daysAt })} />
        </Field>
      </div>
      <ByMail kinds={value.mailKinds} onChange={(mailKinds) => update({ mailKinds })} />
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
        {t`Save digest and reminders`}
      </Button>
    </form>
  );
}
