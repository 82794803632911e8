import type { LibraryWait, LibraryWork } from '@daymark/domain/library-steps';
import type { LibraryFields } from '@daymark/domain/reading';
import { isWork, type LibraryLanguage, type ProjectKind, placesBefore, type WorkStep } from './kind.ts';
import { contentOf } from './stems.ts';

const DONE_WHEN: Record<LibraryLanguage, string> = { en: 'Done when:', de: 'Fertig, wenn:' };

/** The completion criterion of a step, as in its description. */
export const doneWhen = ({ done }: WorkStep, language: LibraryLanguage): string | null =>
  done === undefined ? null : `${DONE_WHEN[language]} ${done}`;

/** The stems that distinguish the steps of a kind: without the words of the kind's own name. */
export function distinctiveStems(text: string, kind: ProjectKind, language: LibraryLanguage): Set<string> {
  const own = new Set(contentOf(kind.name, language).map(({ stem }) => stem));
  return new Set(
    contentOf(text, language).flatMap(({ stem, force }) => (force === 'full' && !own.has(stem) ? stem : [])),
  );
}

export const overlap = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  !some.isDisjointFrom(others);

/** The dependencies of a step, skipping steps that are left out. */
function keptDependenciesOf(kind: ProjectKind, at: number, isKept: (at: number) => boolean): number[] {
  const before = placesBefore(kind, at).flatMap((one) =>
    isKept(one) ? [one] : keptDependenciesOf(kind, one, isKept),
  );
  return [...new Set(before)];
}

/** The steps of a kind without those that are `settled`: completed, excluded or for later. */
export function stepsOf(
  kind: ProjectKind,
  settled: readonly string[],
  language: LibraryLanguage,
): LibraryFields['steps'] {
  const stems = settled.map((text) => distinctiveStems(text, kind, language));
  const kept = kind.steps.map(
    (step) =>
      !isWork(step) || !stems.some((one) => overlap(one, distinctiveStems(step.title, kind, language))),
  );
  return kind.steps.flatMap((step, at): (LibraryWork | LibraryWait)[] => {
    if (!kept[at]) return [];
    const after = keptDependenciesOf(kind, at, (one) => kept[one] ?? false).map((one) => one + 1);
    const placed = { place: at + 1, after };
    if (!isWork(step)) {
      const { wait, who, days, least } = step;
      return [{ ...placed, wait, who, days, ...(least !== undefined && { least }) }];
    }
    return [{ ...placed, title: step.title, minutes: step.minutes, done: doneWhen(step, language) }];
  });
}
