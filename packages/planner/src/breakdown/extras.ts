import type { Depth } from '@daymark/domain/steps';
import { isWork, type LibraryLanguage, type ProjectKind, type WorkStep } from '../library/entries.ts';
import type { Line } from './line.ts';
import { isBareThing } from './line-titles.ts';

/** Domains whose projects are made of parts that all take the same steps. */
export const ALIKE: ReadonlySet<string> = new Set(['software', 'learning', 'study']);

/** From so many parts of its own on a project has no others that such a project may have. */
const LEAST_OWN_PARTS = 3;

/**
 * The places of the extra steps of a kind that are not planned: most people would delete them, so that only who wants it in detail gets
 * them, or who asks for one. The parts that such a project may have are planned where the brief names few of its own: charts of an app,
 * but not beside timetable, bookings and passes.
 */
export function extrasLeftOut(
  { domain, steps }: ProjectKind,
  lines: readonly Line[],
  depth: Depth,
  language: LibraryLanguage,
): Set<number> {
  const own = lines.filter((line) => !line.step && isBareThing(line, language));
  const hasParts = own.length >= LEAST_OWN_PARTS;
  const isAsked = ({ place, covers }: WorkStep) =>
    lines.some(
      ({ step, deliverable, isFound }) =>
        step?.place === place || (isFound && deliverable !== null && covers.includes(deliverable.id)),
    );
  const isLeftOut = (step: WorkStep): boolean => {
    // How many days an event has decides over those of the second and third.
    if (step.nthDay > 1) return false;
    const isPart = ALIKE.has(domain) && step.phase === 'make';
    return isPart ? hasParts : depth === 'balanced' && !isAsked(step);
  };
  return new Set(steps.flatMap((step) => (isWork(step) && step.extra && isLeftOut(step) ? step.place : [])));
}
