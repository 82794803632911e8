import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { asSentence, formatDay, formatHours, formatRoom, withReadableDays } from '../../lib/format.ts';
import { rich } from '../../lib/rich.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The name of an engine: the built-in one, or a language model. */
const engineWords = (engine: string) =>
  engine === 'built-in planner' ? t`Built-in planner` : engine.charAt(0).toUpperCase() + engine.slice(1);

type PlanPanelProps = {
  /** The present plan, or the proposed one while a proposal is open. */
  plan: Plan;
  today: Day;
  /** Whether the plan is not written yet. A present plan is described as it was when it was made. */
  isProposed: boolean;
  /** Hours of the project's habits, which are not part of the plan's. */
  habitHours: number;
};

const verdictOf = ({ feasible }: Plan, isProposed: boolean): string => {
  if (isProposed) return feasible ? t`Fits` : t`Does not fit`;
  return feasible ? t`Fit when it was planned` : t`Did not fit when it was planned`;
};

const Remarks = ({ remarks, today }: { remarks: Plan['assumptions']; today: Day }) =>
  remarks.length > 0 && (
    <ul className="mt-2 grid list-disc gap-1.5 pl-4 text-sm marker:text-edge">
      {remarks.map(({ id, text }) => (
        <li key={id}>{withReadableDays(text, today)}</li>
      ))}
    </ul>
  );

/** The engine of the plan, whether it fits, and its messages. */
export function PlanPanel({ plan, today, isProposed, habitHours }: PlanPanelProps) {
  const verdict = verdictOf(plan, isProposed);
  const needed = <strong>{formatHours(plan.neededHours)}</strong>;
  const room = <strong>{formatRoom(plan.neededHours, plan.availableHours)}</strong>;
  return (
    <Disclosure title={t`Plan`} note={engineWords(plan.engine)}>
      <p className="text-sm">
        {plan.certificate
          ? rich`${verdict}: ${needed} of work in ${room} until ${asSentence(formatDay(plan.certificate.to))}`
          : rich`${verdict}: ${needed} of work in ${room} until the due date.`}
      </p>
      {habitHours > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t`Habits take ${formatHours(habitHours)} besides. Both figures are without them.`}
        </p>
      )}
      {plan.why && <p className="mt-2 text-sm">{withReadableDays(plan.why, today)}</p>}
      <Remarks remarks={plan.assumptions} today={today} />
    </Disclosure>
  );
}
