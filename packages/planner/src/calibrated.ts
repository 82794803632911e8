import { type CalibrationGroup, groupFor } from '@daymark/domain/calibration';
import { durationText } from '@daymark/domain/durations';
import { t } from '@daymark/words/t';
import type { Draft } from './compile/draft.ts';
import type { PlanRequest, Remark } from './shape.ts';

/** Most factors to mention in the assumptions: those for the largest parts of the plan. */
const MOST_MENTIONED = 2;
const EXAMPLE_HOURS = 2;
const QUARTERS = 4;
/** An estimate is not increased beyond a day's work. */
const LONGEST_HOURS = 8;

/** To five minutes: a factor is not more exact. */
const hoursIn = (hours: number): string => durationText(Math.round(hours * 12) / 12);

function remarkOf({ kind, name, ratio, tasks }: CalibrationGroup): Remark {
  const [from, to] = [hoursIn(EXAMPLE_HOURS), hoursIn(EXAMPLE_HOURS * ratio)];
  const text =
    kind === 'all'
      ? t`Hours follow your own history: what you call ${from} usually takes ${to} (${tasks} tasks).`
      : t`Hours follow your own history: what you call ${from} of “${name}” usually takes ${to} (${tasks} tasks).`;
  return { id: `history ${kind} ${name}`, text };
}

/**
 * Multiplies estimates by the user's calibration factors. Hours that the brief states stay, and so do those of rows
 * that were already decided. The factor is stored with the draft.
 */
export function calibrated(
  drafts: readonly Draft[],
  { calibration = [], category, tags }: PlanRequest,
): { drafts: Draft[]; remarks: Remark[] } {
  const used = new Map<CalibrationGroup, number>();
  const result = drafts.map((draft) => {
    const isOpen = !draft.stated && draft.factor === undefined;
    const group = isOpen ? groupFor(calibration, { ...draft, tags: [...tags], category }) : undefined;
    if (!group) return draft;
    used.set(group, (used.get(group) ?? 0) + 1);
    const hours = Math.max(1 / QUARTERS, Math.round(draft.hours * group.factor * QUARTERS) / QUARTERS);
    return { ...draft, hours: Math.min(hours, Math.max(LONGEST_HOURS, draft.hours)), factor: group.factor };
  });
  const most = [...used].toSorted(([, a], [, b]) => b - a).slice(0, MOST_MENTIONED);
  return { drafts: result, remarks: most.map(([group]) => remarkOf(group)) };
}
