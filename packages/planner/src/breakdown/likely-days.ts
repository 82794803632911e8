import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { Step } from '@daymark/domain/steps';

/** The likely days of the steps of one line: none is before that of the step above it, which the user may have put there. */
export function likelyDaysIn(steps: readonly Step[]): (Day | undefined)[] {
  let latest: Day | undefined;
  return steps.map(({ likelyOn }) => {
    if (likelyOn && (!latest || likelyOn > latest)) latest = likelyOn;
    return latest;
  });
}

/** In the order of their likely days; a statement without one stays behind what it stands behind. */
export function byLikelyDay(statements: readonly Statement[]): Statement[] {
  let day: Day = '';
  const days = new Map(
    statements.map((one) => {
      if (one.kind === 'task' && one.likelyOn) day = one.likelyOn;
      return [one, day];
    }),
  );
  return statements.toSorted((a, b) =>
    (days.get(a) ?? '') < (days.get(b) ?? '') ? -1 : days.get(a) === days.get(b) ? 0 : 1,
  );
}
