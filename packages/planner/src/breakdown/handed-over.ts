import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';

/**
 * A kind of project without what it waits for as a whole, where that is something that is handed over: only what is made of it
 * waits. Who gets the pictures in January plans and sets up the shop before.
 */
export function makingBehindWaits(
  line: StatementOf<'library'>,
  statements: readonly Statement[],
): StatementOf<'library'> {
  const waits = new Set(statements.flatMap((one) => (one.kind === 'wait' ? one.id : [])));
  const handed = line.after.flatMap(({ statement }) => (waits.has(statement) ? statement : []));
  const making = new Set(
    line.steps.flatMap((step) => (isWorkStep(step) && step.phase === 'make' ? step.place : [])),
  );
  const isFirst = ({ place, after }: Step): boolean =>
    making.has(place) && !after.some((before) => making.has(before));
  if (handed.length === 0 || making.size === 0) return line;
  return {
    ...line,
    after: line.after.filter(({ statement }) => !waits.has(statement)),
    steps: line.steps.map((step) =>
      isFirst(step) ? { ...step, behind: [...(step.behind ?? []), ...handed] } : step,
    ),
  };
}
