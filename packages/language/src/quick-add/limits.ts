import type { DateCandidate, EndCandidate, StartCandidate } from './candidate.ts';
import { type Line, roleAt } from './line.ts';

/** The first and the last day of a series, as the text gives them. */
export function findLimits(line: Line, dates: readonly DateCandidate[]): (StartCandidate | EndCandidate)[] {
  return dates.flatMap((date): (StartCandidate | EndCandidate)[] => {
    const { value } = date;
    const core = line.lexemes.findIndex(({ start }) => start === date.bare);
    if (value === null || core < 1) return [];
    // "Ab dem 1. Dez": an article may stand between.
    for (const at of [core - 1, core - 2]) {
      const limit = roleAt(line, at, 'limit');
      const start = line.lexemes[at]?.start ?? 0;
      const { end } = date;
      if (limit === 'start') return [{ kind: 'start', start, end, value, trust: 'sure' }];
      if (limit === 'end') return [{ kind: 'end', start, end, value: { until: () => value }, trust: 'sure' }];
    }
    return [];
  });
}
