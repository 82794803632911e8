import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { asSentence, formatDay, formatHours, formatRoom, withReadableDays } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';

type PlanRemarksProps = {
  /** The present plan, or the proposed one while a proposal is open. */
  plan: Plan;
  today: Day;
  /** Whether the plan is not written yet. The hours of a present plan are those of its tasks. */
  isProposed: boolean;
};

/** Whether it fits. Its hours can fit in all and still be too many for some of its days, as the reason says. */
function Verdict({ plan: { feasible, neededHours, availableHours, certificate } }: { plan: Plan }) {
  const verdict = feasible ? t`Fits` : t`Does not fit`;
  if (!feasible && neededHours <= availableHours) return <p className="text-sm">{asSentence(verdict)}</p>;
  const needed = <strong>{formatHours(neededHours)}</strong>;
  const room = <strong>{formatRoom(neededHours, availableHours)}</strong>;
  return (
    <p className="text-sm">
      {certificate
        ? rich`${verdict}: ${needed} of work in ${room} until ${asSentence(formatDay(certificate.to))}`
        : rich`${verdict}: ${needed} of work in ${room} until the due date.`}
    </p>
  );
}

const Remarks = ({ remarks, today }: { remarks: Plan['assumptions']; today: Day }) =>
  remarks.length > 0 && (
    <ul className="grid list-disc gap-1.5 pl-4 text-sm marker:text-edge">
      {remarks.map(({ id, text }) => (
        <li key={id}>{withReadableDays(text, today)}</li>
      ))}
    </ul>
  );

/** Whether a proposed plan fits, and the messages of a plan. The figures of a present plan's reason are those of its making. */
export const PlanRemarks = ({ plan, today, isProposed }: PlanRemarksProps) => (
  <div className="grid gap-2 empty:hidden">
    {isProposed && <Verdict plan={plan} />}
    {plan.why && (
      <p className="text-sm">
        {!isProposed && <span className="text-ink-soft">{t`Did not fit when it was planned:`} </span>}
        {withReadableDays(plan.why, today)}
      </p>
    )}
    <Remarks remarks={plan.assumptions} today={today} />
  </div>
);
