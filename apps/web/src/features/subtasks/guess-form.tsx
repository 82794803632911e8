import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MinutesField, unitOfMinutes } from '../../ui/length-field.tsx';
import type { GuessProps } from './guess.ts';

/** Hours that replace an estimate, for one subtask or for all of its line. */
export function GuessForm({ subtask, alike, guess, onDone }: GuessProps & { onDone: () => void }) {
  const [minutes, setMinutes] = useState<number | null>(
    Math.round((subtask.estimatedHours ?? 0) * 60) || null,
  );
  const [unit, setUnit] = useState(() => unitOfMinutes(minutes));
  const { onAll } = guess;
  const forAll = onAll && alike > 1 ? onAll : undefined;
  const take = (change: ((of: Subtask, amount: number) => void) | undefined, amount: number | null) => {
    if (!change || amount === null) return;
    onDone();
    change(subtask, amount);
  };
  const one = () => take(guess.onRow, minutes && minutes / 60);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (forAll) take(forAll, minutes);
    else one();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3 p-4">
      <p className="text-sm text-ink-soft">{t`The brief does not say how long this takes.`}</p>
      <MinutesField
        label={alike > 1 ? t`Each` : t`It takes`}
        {...{ minutes, unit }}
        onChange={(typed, chosen) => {
          setMinutes(typed);
          setUnit(chosen);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {forAll && (
          <Button type="submit" variant="primary" size="small" disabled={minutes === null}>
            {t`All ${alike} alike`}
          </Button>
        )}
        <Button
          size="small"
          type={forAll ? 'button' : 'submit'}
          variant={forAll ? 'secondary' : 'primary'}
          disabled={minutes === null}
          {...(forAll && { onClick: one })}
        >
          {alike > 1 ? t`Only this one` : t`Save`}
        </Button>
      </div>
    </form>
  );
}
