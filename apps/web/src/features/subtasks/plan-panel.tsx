import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { formatHours, withReadableDays } from '../../lib/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type StatementsProps = { title: string; statements: Plan['assumptions']; today: Day };

const Statements = ({ title, statements, today }: StatementsProps) =>
  statements.length === 0 ? null : (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-4 text-sm marker:text-edge">
        {statements.map(({ id, text }) => (
          <li key={id}>{withReadableDays(text, today)}</li>
        ))}
      </ul>
    </div>
  );

/** Who made the plan, whether it fits, what was assumed and what is asked. */
export const PlanPanel = ({ plan, today }: { plan: Plan; today: Day }) => (
  <Disclosure title="Plan" note={sentenceCase(plan.engine)}>
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">
        {plan.feasible ? 'Fits: ' : 'Does not fit: '}
        <strong>{formatHours(plan.neededHours)}</strong> of work in{' '}
        <strong>{formatHours(plan.availableHours)}</strong> until the due date.
      </p>
      <Statements title="Questions" statements={plan.questions} today={today} />
      <Statements title="Assumptions" statements={plan.assumptions} today={today} />
    </div>
  </Disclosure>
);
