import {
  type Deliverable,
  isTheDay,
  isWork,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
  type WorkStep,
} from '../library/entries.ts';
import { keptSteps } from './kind-steps.ts';
import type { Line } from './line.ts';
import type { Merged } from './merge.ts';
import { saysStep } from './same-step.ts';

/** Between steps of one stretch there may be so many others. */
const MOST_BETWEEN = 1;
const LEAST_STEPS = 2;

/** The stretch of neighbouring steps with this place. */
function stretchAt(steps: readonly WorkStep[], place: number, order: readonly KindStep[]): WorkStep[] {
  const at = (step: WorkStep) => order.indexOf(step);
  const stretches: WorkStep[][] = [];
  for (const step of steps) {
    const last = stretches.at(-1)?.at(-1);
    if (last && at(step) - at(last) <= MOST_BETWEEN + 1) stretches.at(-1)?.push(step);
    else stretches.push([step]);
  }
  return stretches.find((stretch) => stretch.some((step) => step.place === place)) ?? [];
}

/** From so large a share of its steps on that are others of the kind in other words, a thing is what the kind as a whole makes. */
const REPEATED_SHARE = 0.5;

/** Whether the steps of a thing are mostly done by other steps of the kind: those of "walls" in the painting of a room. */
function repeatsKind(
  { steps }: Deliverable,
  wanted: readonly KindStep[],
  taken: ReadonlySet<number>,
  language: LibraryLanguage,
): boolean {
  const others = wanted.filter(isWork).filter(({ place }) => !taken.has(place));
  const repeated = steps.filter(({ title }) =>
    others.some((other) => saysStep(title, other.title, language)),
  );
  return repeated.length >= LEAST_STEPS && repeated.length >= steps.length * REPEATED_SHARE;
}

/**
 * Lines whose thing several neighbouring steps of the kind make, with those as their steps: they know the kind of project, and fit to
 * the steps around them. "Cull, edit" of photos are the culling and the editing of that kind, each once. What makes it elsewhere in the
 * kind stays there: `freed`.
 */
export function withStepsOfKind(
  lines: readonly Line[],
  kind: ProjectKind,
  { wanted, taken, placeOf }: Pick<Merged, 'wanted' | 'taken' | 'placeOf'>,
  language: LibraryLanguage,
): { lines: Line[]; freed: ReadonlySet<number> } {
  const used = new Set<number>();
  const freed = new Set<number>();
  const sharing = Map.groupBy(placeOf.values(), (place) => place);
  const ofKind = lines.map((line) => {
    const { task, deliverable, isFound } = line;
    const place = placeOf.get(task.id);
    const isCounted = task.parts !== null && deliverable?.steps.some(({ each }) => each);
    if (!deliverable || !isFound || line.step || place === undefined || isCounted) return line;
    const making = wanted
      .filter(isWork)
      .filter(
        (step) =>
          taken.has(step.place) &&
          !used.has(step.place) &&
          !isTheDay(step) &&
          step.covers.includes(deliverable.id),
      );
    const [only, more] = making;
    const isAlone = only?.place === place && !more && sharing.get(place)?.length === 1;
    if (isAlone && repeatsKind(deliverable, wanted, taken, language))
      return { ...line, deliverable: null, isFound: false, act: null, step: only };
    const stretch = stretchAt(making, place, wanted);
    if (stretch.length < LEAST_STEPS) return line;
    for (const step of stretch) used.add(step.place);
    for (const { place: other } of making) if (!used.has(other)) freed.add(other);
    const steps = keptSteps(stretch, () => true);
    return { ...line, deliverable: { ...deliverable, id: kind.id, steps } };
  });
  return { lines: ofKind, freed: freed.difference(used) };
}
