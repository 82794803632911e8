import type { Ask, AskKind } from '@daymark/contract/change-requests';
import { t, tc } from '@daymark/words/t';
import { formatDay, formatHours } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';

const kindOptions = (): { value: AskKind; label: string }[] => [
  { value: 'new', label: t`New work` },
  { value: 'changed', label: tc('of a plan')`Change` },
  { value: 'dropped', label: t`No longer wanted` },
  { value: 'wait', label: t`Wait for it` },
  { value: 'unclear', label: t`Ask first` },
];

/** What an ask costs or moves, in a few words. */
function effectOf({ hours, dueDate, isTaken }: Ask): string {
  if (!isTaken) return '';
  if (dueDate !== null) return t`new date ${formatDay(dueDate)}`;
  if (hours === null || hours === 0) return '';
  return hours > 0 ? t`${formatHours(hours)} more` : t`${formatHours(-hours)} less`;
}

type AskRowProps = {
  ask: Ask;
  onDecide: (decided: Partial<Pick<Ask, 'kind' | 'isTaken'>>) => void;
};

/** A quote of the mail, what it is, and whether it is taken on. */
export function AskRow({ ask, onDecide }: AskRowProps) {
  const { words, kind, about, isTaken, isKnown } = ask;
  const text = words.replaceAll(/\s+/g, ' ');
  const effect = effectOf(ask);
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[1fr_13rem] sm:items-start sm:gap-4">
      <div className="flex min-w-0 items-start gap-3">
        <Checkbox
          checked={isTaken}
          disabled={isKnown || kind === 'unclear'}
          onCheckedChange={(checked) => onDecide({ isTaken: checked })}
          label={t`Take on: ${text}`}
          labelHidden
          tone="ink"
          className="pt-0.5"
        />
        <div className="min-w-0">
          <p className="wrap-anywhere">{t`“${text}”`}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft empty:hidden">
            {isKnown && <Badge>{t`in the brief already`}</Badge>}
            {about[0] !== undefined && kind !== 'new' && <span>{t`Brief: “${about.join('”, “')}”`}</span>}
            {effect && <span className="font-semibold text-ink">{effect}</span>}
          </p>
        </div>
      </div>
      <Select
        aria-label={t`What this is: ${text}`}
        value={kind}
        disabled={isKnown}
        options={kindOptions()}
        onValueChange={(chosen) => onDecide({ kind: chosen, isTaken: chosen !== 'unclear' })}
      />
    </li>
  );
}
