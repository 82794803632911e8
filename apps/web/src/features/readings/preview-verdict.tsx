import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatHours, formatRoom, withReadableDays } from '../../platform/format.ts';

/** Below this share of the time, and with no more tasks than this, a plan has probably too few steps. */
const LITTLE_SHARE = 0.15;
const FEW_TASKS = 10;

type PreviewVerdictProps = { preview: PlanPreview; today: Day };

/** What is remarkable about the hours: they do not fit, they look like too little, or they were squeezed. */
export function PreviewVerdict({ preview: { plan, tasks }, today }: PreviewVerdictProps) {
  const { neededHours, availableHours, breakdown } = plan;
  const needed = formatHours(neededHours);
  const room = formatRoom(neededHours, availableHours);
  // Habits alone cannot fail to fit.
  if (plan.feasible && neededHours === 0) return null;
  if (!plan.feasible)
    return (
      <div className="rounded-md bg-signal-wash px-4 py-3 text-sm">
        <p className="font-semibold text-signal">
          {/* Its hours can fit in all and still be too many for some of its days, as the reason says. */}
          {neededHours > availableHours
            ? t`It does not fit: ${needed} of work in ${room}.`
            : t`It does not fit.`}
        </p>
        {plan.why && <p className="mt-1">{withReadableDays(plan.why, today)}</p>}
        {plan.remedies.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {plan.remedies.map(({ text }) => (
              <li key={text}>{withReadableDays(text, today)}</li>
            ))}
          </ul>
        )}
      </div>
    );
  const isLittle = neededHours < availableHours * LITTLE_SHARE && tasks.length <= FEW_TASKS;
  const remarks = [
    breakdown === undefined && t`It fits: ${needed} of work in ${room}.`,
    isLittle && t`${needed} in ${room}: that looks like too little for this. Look at the steps.`,
    tasks.some(({ guessed }) => guessed) && t`Hours are guesses until you change them.`,
    breakdown?.savings === 'extras' && t`To fit the days, steps that are nice to have are left out.`,
    breakdown?.savings === 'low' && t`To fit the days, it has only what is needed, with low guesses.`,
  ].filter((one) => one !== false);
  return <p className="text-sm text-ink-soft">{remarks.join(' ')}</p>;
}
