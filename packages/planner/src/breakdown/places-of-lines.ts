import { PHASES } from '@daymark/domain/steps';
import type { KindStep, LibraryLanguage } from '../library/entries.ts';
import { isProcuring } from './how-far.ts';
import type { Line } from './line.ts';
import { countOf, minutesOf, preparesOnly, saidMinutes } from './lines.ts';
import type { Related } from './related-steps.ts';

interface Places {
  /** For each line that covers a step the place of it, by its statement. */
  placeOf: ReadonlyMap<string, number>;
}

interface Taken extends Places {
  taken: ReadonlySet<number>;
  stretchOf: ReadonlyMap<string, readonly number[]>;
  wanted: readonly KindStep[];
}

/** The lines in the place of each step; of several steps that one line stands for it is in the place of each. */
export function linesAt(
  { placeOf, stretchOf, taken, wanted }: Taken,
  lines: readonly Line[],
): Map<number, readonly Line[]> {
  const placed = lines.filter(({ task }) => placeOf.has(task.id));
  const at = new Map<number, readonly Line[]>(Map.groupBy(placed, ({ task }) => placeOf.get(task.id) ?? 0));
  for (const { place, covers } of wanted) {
    const ofAll = placed.filter(({ task }) => stretchOf.get(task.id)?.includes(place));
    if (ofAll.length > 0) at.set(place, [...new Set([...(at.get(place) ?? []), ...ofAll])]);
    const makers = placed.filter(
      ({ deliverable, isFound }) => isFound && covers.includes(deliverable?.id ?? ''),
    );
    if (taken.has(place) && !at.has(place) && makers.length > 0) at.set(place, makers);
  }
  return at;
}

/** The minutes that a line usually takes. */
export const usualMinutes = ({ task, act, deliverable }: Line): number =>
  saidMinutes(task) ?? minutesOf((act ?? deliverable)?.steps ?? [], countOf(task), 'usual');

const MAKE = PHASES.indexOf('make');

/** Whether a line only prepares what is made: most of its deliverable's time is in the phases before, or it gets something. */
export function isPreparation({ task, deliverable, isFound }: Line, language: LibraryLanguage): boolean {
  if (!isFound || !deliverable) return false;
  if (isProcuring(task.title, language)) return true;
  return preparesOnly(deliverable.steps);
}

/**
 * The lines that neither cover a step nor are related to one, before and in the slot: those that only prepare what is made in it, such
 * as "two models" for a shoot, and the others.
 */
export function aroundSlot(
  {
    placeOf,
    relatedOf,
    language,
  }: Places & { relatedOf: ReadonlyMap<string, Related>; language: LibraryLanguage },
  lines: readonly Line[],
  slot: KindStep | undefined,
): [before: Line[], inside: Line[]] {
  const isBehind = (id: string) => slot !== undefined && (placeOf.get(id) ?? 0) > slot.place;
  const left = lines.filter(
    ({ task }) =>
      !placeOf.has(task.id) &&
      !relatedOf.has(task.id) &&
      !task.after.some(({ statement }) => isBehind(statement)),
  );
  const isMaking = slot !== undefined && PHASES.indexOf(slot.phase) >= MAKE;
  const before = left.filter((line) => isMaking && isPreparation(line, language));
  return [before, left.filter((line) => !before.includes(line))];
}
