import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { engineName } from '../../platform/engine-name.ts';
import { formatCount, formatInstant } from '../../platform/format.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { allowanceQuery } from './chat-queries.ts';

/** The note appears when this many requests are left. */
const FEW = 5;

/** The engine, and how many of the day's requests are left when they run low. */
export function AllowanceNote() {
  const { data } = useQuery(allowanceQuery());
  const { engine, limit = null, left = null, resetsAt = null } = data ?? {};
  const isCounted = limit !== null && left !== null;
  const more = resetsAt && t`There are more from ${formatInstant(resetsAt, timezoneOfUser())}.`;
  return (
    <p className="flex min-h-4.5 flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
      <span>
        {engine && t`Answered by: ${engineName(engine)}`}
        {isCounted && ' · '}
        {isCounted && (
          <span className={classNames(left <= FEW && 'font-semibold text-soon')}>
            {left === 0
              ? t`None of today’s ${formatCount(limit)} requests is left.`
              : t`${formatCount(left)} of ${formatCount(limit)} requests left today`}{' '}
            {left === 0 && more}
          </span>
        )}
      </span>
      <span className="pointer-coarse:hidden max-md:hidden">{t`Enter sends, Shift+Enter begins a new line`}</span>
    </p>
  );
}
