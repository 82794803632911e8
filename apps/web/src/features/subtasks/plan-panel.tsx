import type { Plan } from '@daymark/contract/plans';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { hasAi } from '../../lib/ai.ts';
import { counted } from '../../lib/counted.ts';
import { asSentence, formatDay, formatHours, withReadableDays } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { AnswerField } from './answer-field.tsx';
import { isAsked } from './answer-values.ts';
import { type Answering, useAnswers } from './use-answers.ts';

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type StatementsProps = {
  title: string;
  statements: Plan['assumptions'];
  today: Day;
  answering: Answering | undefined;
};

const Statements = ({ title, statements, today, answering }: StatementsProps) =>
  statements.length === 0 ? null : (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-2 pl-4 text-sm marker:text-edge">
        {statements.map((statement) => (
          <li key={statement.id}>
            {withReadableDays(statement.text, today)}
            {answering && isAsked(statement) && (
              <AnswerField asked={statement} today={today} answering={answering} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );

type PlanPanelProps = {
  project: Pick<ProjectDetails, 'id' | 'answers'>;
  /** The plan that stands, or the proposed one while that is looked at. */
  plan: Plan;
  today: Day;
  /** Whether the plan is looked at and not written yet: one that stands is told of as it was when it was made. */
  isProposed: boolean;
  /** Has a plan proposed by the answers that are kept. */
  onPropose: () => void;
  isProposing: boolean;
};

const submitWords = ({ changes }: Answering): string =>
  changes > 0 ? `Plan with ${counted(changes, 'new answer')}` : 'Plan with your answers';

const verdictOf = ({ feasible }: Plan, isProposed: boolean): string => {
  if (isProposed) return feasible ? 'Fits' : 'Does not fit';
  return feasible ? 'Fitted when it was planned' : 'Did not fit when it was planned';
};

/** Who made the plan, whether it fits, what was assumed and what is asked, each with a field to answer it. */
export function PlanPanel({ project, plan, today, isProposed, onPropose, isProposing }: PlanPanelProps) {
  const answers = useAnswers(project, plan, onPropose);
  const answering = hasAi() ? answers : undefined;
  const statements = { today, answering };
  return (
    <Disclosure title="Plan" note={sentenceCase(plan.engine)}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!answers.hasProblem && !answers.isPending && !isProposing) answers.submit();
        }}
      >
        <p className="text-sm">
          {verdictOf(plan, isProposed)}: <strong>{formatHours(plan.neededHours)}</strong> of work in{' '}
          <strong>{formatHours(plan.availableHours)}</strong> until{' '}
          {asSentence(plan.certificate ? formatDay(plan.certificate.to) : 'the due date')}
        </p>
        <Statements title="Questions" statements={plan.questions} {...statements} />
        <Statements title="Assumptions" statements={plan.assumptions} {...statements} />
        {answers.failure && <ErrorBanner message={answers.failure} />}
        {answering && (answers.changes > 0 || answers.isUnplanned) && (
          <div className="sticky bottom-(--taken-below) -mx-4 grid gap-1 border-t border-line bg-sheet px-4 py-3">
            <Button
              type="submit"
              variant="primary"
              busy={answers.isPending || isProposing}
              disabled={answers.hasProblem}
            >
              {submitWords(answers)}
            </Button>
            <p className="text-xs text-ink-soft">You see what would change before it is written.</p>
          </div>
        )}
      </form>
    </Disclosure>
  );
}
