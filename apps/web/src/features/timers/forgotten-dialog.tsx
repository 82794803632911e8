import type { Timer } from '@daymark/contract/timers';
import { TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { FormEvent } from 'react';
import { formatInstant } from '../../platform/format.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { spanWords } from './span-words.ts';

type ForgottenDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  timer: Timer;
  /** How long it has run. */
  minutes: number;
  onStop: (minutes: number) => void;
};

const NO_HOURS = t`Hours must be from 0 to ${TIMER_MINUTES_MAX / 60}`;

/** Typed hours in minutes; undefined if they are no number. */
function minutesIn(hours: string): number | undefined {
  const number = Number(hours.replace(',', '.'));
  const minutes = Math.round(number * 60);
  return hours.trim() !== '' && minutes >= 0 && minutes <= TIMER_MINUTES_MAX ? minutes : undefined;
}

/** A timer that ran overnight did not measure work: the user enters the time that counts. */
export function ForgottenDialog({ open, onOpenChange, timer, minutes, onStop }: ForgottenDialogProps) {
  const [hours, setHours] = useTabState(`hours of ${timer.subtaskId}`, '');
  const counted = minutesIn(hours);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (counted !== undefined) onStop(counted);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t`How long did you work?`}
      description={t`The timer on “${timer.title}” has run since ${formatInstant(timer.startedAt, timezoneOfUser())}: ${spanWords(minutes)}.`}
      form={{ formProps: { onSubmit: submit } }}
      action={t`Stop timer`}
      isReady={counted !== undefined}
      cancel={t`Count nothing`}
      onCancel={() => onStop(0)}
    >
      <Field
        label={t`Hours that count`}
        hint={t`Such as 1.5. They are added to the hours spent.`}
        error={hours.trim() !== '' && counted === undefined ? NO_HOURS : undefined}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
