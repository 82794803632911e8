import { stemOf } from '../brief/words.ts';
import type { Draft, Unit } from './draft.ts';

/** Whether both are about things of one counted kind: their order goes by the thing, not by the trade. */
export const ofSameThings = (one: Draft | undefined, other: Draft | undefined): boolean =>
  one?.unit !== undefined && other?.unit !== undefined && sameThings(one.unit, other.unit);

const sameThings = (one: Unit, other: Unit): boolean =>
  one.total === other.total && one.stage !== other.stage && stemOf(one.noun) === stemOf(other.noun);

/** The third episode is cut when it is recorded, and goes out when it is cut: each thing passes its stages in turn. */
export function unitLinks(drafts: readonly Draft[]): { before: number; next: number }[] {
  const links: { before: number; next: number }[] = [];
  drafts.forEach((draft, next) => {
    const { unit } = draft;
    if (!unit) return;
    const earlier = drafts.filter((one) => ofSameThings(one, draft) && (one.unit?.stage ?? 0) < unit.stage);
    const last = Math.max(...earlier.map((one) => one.unit?.stage ?? 0));
    drafts.forEach((one, before) => {
      if (!one.unit || one.unit.stage !== last || !sameThings(one.unit, unit)) return;
      if (one.unit.from <= unit.to && one.unit.to >= unit.from) links.push({ before, next });
    });
  });
  return links;
}

/** What the trade does at the end comes after the last portion of what goes by a pace. */
export function paceLinks(drafts: readonly Draft[]): { before: number; next: number }[] {
  const last = drafts.findLastIndex((draft) => draft.paced !== undefined);
  if (last < 0) return [];
  return drafts.flatMap(({ playbook, phase }, next) =>
    playbook !== null && phase >= 4 ? [{ before: last, next }] : [],
  );
}
