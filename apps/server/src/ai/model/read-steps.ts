import type { Reading, StatementOf } from '@daymark/domain/reading';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { Caller, ReadRequest, Usage } from '../engine.ts';
import type { Asking } from './ask.ts';
import type { Ladder } from './ladder.ts';
import type { StatementReader } from './read-brief.ts';
import { STEPS_OF_LINES } from './statement-form.ts';
import { STEP_RULES, stepsMaterial } from './steps-prompt.ts';
import { fillIn } from './structured.ts';

const MINUTES_AN_HOUR = 60;

const hoursOf = ({ effort }: StatementOf<'task'>): number | null =>
  effort?.said && effort.unit === 'minutes' ? effort.amount / MINUTES_AN_HOUR : null;

interface StepsByModel {
  planner: StatementReader;
  ladder: Ladder;
  caller: Caller;
  onPiece: (piece: { title: string }) => void;
}

/**
 * A Reading by the built-in reader, with steps of a model that is too small for all rules of a Reading: one short question.
 */
export async function readStepsByModel(
  asking: Asking,
  request: ReadRequest,
  { planner, ladder, caller, onPiece }: StepsByModel,
): Promise<{ reading: Reading; usage: Usage }> {
  const reading = await planner.read(request, caller);
  const kind = await planner.nearestKind(request, caller);
  const lines = reading.statements.filter((one) => one.kind === 'task');
  const titled = lines.map((one) => ({ title: one.title, hours: hoursOf(one) }));
  const question = {
    instructions: STEP_RULES,
    messages: [{ role: 'user' as const, content: stepsMaterial(request, titled, kind) }],
  };
  const { items, usage } = await fillIn<StepOfLine>(
    asking,
    { question, form: STEPS_OF_LINES, ladder },
    (step) => {
      if (!step.waitDays) onPiece({ title: step.title });
    },
  );
  return { reading: await planner.withStepsOfLines({ reading, steps: items }, caller), usage };
}
