import type { Statement } from '@daymark/domain/reading';
import type { Step } from '@daymark/domain/steps';

/** The turns of the steps of one line: none is before that of the step above it, which the user may have put there. */
export function turnsIn(steps: readonly Step[]): (number | undefined)[] {
  let highest: number | undefined;
  return steps.map(({ turn }) => {
    highest = turn === undefined ? highest : Math.max(turn, highest ?? turn);
    return highest;
  });
}

const turnOf = (one: Statement): number | undefined => (one.kind === 'task' ? one.turn : undefined);

/** In the order of their turns; a statement without one stays behind what it stands behind. */
export function byTurn(statements: readonly Statement[]): Statement[] {
  let turn = 0;
  const turns = new Map(
    statements.map((one) => {
      turn = turnOf(one) ?? turn;
      return [one, turn];
    }),
  );
  return statements.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}
