import type { PasswordChangeStrength, PasswordStrength } from '@daymark/domain/passwords';
import { t } from '@daymark/words/t';
import { classNames } from './class-names.ts';

type Label = PasswordStrength['label'] | PasswordChangeStrength['label'] | '';

const WORDS: Record<Label, string> = {
  'Very Weak': t`Very Weak`,
  Weak: t`Weak`,
  Fair: t`Fair`,
  Good: t`Good`,
  Strong: t`Strong`,
  '': '',
};

const STEPS = [1, 2, 3, 4, 5];

type StrengthMeterProps = {
  /** 0 to 5: the number of passed checks. */
  score: number;
  /** The word for the score; the screens have different scales. */
  label: Label;
};

const toneOf = (score: number) => {
  if (score <= 2) return 'bg-signal-bright';
  return score === 3 ? 'bg-soon-bright' : 'bg-done-bright';
};

/** Five steps, and the word for the score. */
export function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <div className="flex items-center gap-3">
      <meter aria-label={t`Password strength`} min={0} max={5} value={score} className="sr-only">
        {WORDS[label]}
      </meter>
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 flex-1 rounded-sm transition-colors',
              step <= score ? toneOf(score) : 'bg-line',
            )}
          />
        ))}
      </div>
      <span aria-live="polite" className="min-w-16 text-right text-xs font-semibold">
        {WORDS[label]}
      </span>
    </div>
  );
}
