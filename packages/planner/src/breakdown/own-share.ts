import type { KindStep, LibraryLanguage, ProjectKind } from '../library/entries.ts';
import { FIRM, OWN } from './by-hand.ts';
import { keptSteps, variantOf } from './kind-steps.ts';
import type { Line } from './line.ts';
import type { Prepared } from './prepare.ts';
import type { BreakdownRequest } from './request.ts';

type Named = Pick<BreakdownRequest, 'name' | 'description'>;

/** Who says that they do something: "I'm doing demo and paint", and its "and paint". */
const SELVES: Record<LibraryLanguage, RegExp> = {
  en: /(?:^|[^\p{L}])(?:i|we|i'm|we're|i'll|we'll|myself|ourselves)(?=$|[^\p{L}'])/iu,
  de: /(?:^|[^\p{L}])(?:ich|wir|selbst|selber)(?=$|[^\p{L}])/iu,
  fr: /(?:^|[^\p{L}])(?:je|j'|nous|on|moi)(?=$|[^\p{L}]|(?<=')\p{L})/iu,
  es: /(?:^|[^\p{L}])(?:yo|nosotros|nosotras|hago|hacemos)(?=$|[^\p{L}])/iu,
};

/** Whether the first words of the sentence of a line say that its author does it. */
export function isOwnShare(
  { task: { words } }: Line,
  description: string,
  language: LibraryLanguage,
): boolean {
  const sentence = description.slice(0, words.end).split(SENTENCE).at(-1) ?? '';
  return SELVES[language].test(sentence.replaceAll('’', "'"));
}
const SENTENCE = /[.!?;\n]|,(?=\s)/u;

/**
 * A kind that a firm does, with what its owner does of it: their own steps for the things that they say are theirs, and without what the
 * firm would do there. "Contractor does plumbing and tile, I'm doing demo and paint".
 */
export function withOwnShare(
  kind: ProjectKind,
  {
    lines,
    begun,
    request: { name, description },
    chosen,
  }: Pick<Prepared, 'lines' | 'begun' | 'chosen'> & { request: Named },
): ProjectKind {
  const { language } = chosen.library;
  const variant = variantOf(kind, `${name} ${description}`, { lines, begun, language });
  if (variant !== FIRM || !kind.variants.some(({ id }) => id === OWN)) return kind;
  const own = new Set(
    lines.flatMap((line) => {
      const { deliverable, isFound, step } = line;
      const thing = step?.covers[0] ?? (isFound ? deliverable?.id : undefined);
      return thing !== undefined && isOwnShare(line, description, language) ? thing : [];
    }),
  );
  if (own.size === 0) return kind;
  const isOwn = ({ covers: [main = ''] }: KindStep) => own.has(main);
  const firms = new Set(
    kind.steps.flatMap((step) => (step.variant === FIRM && isOwn(step) ? step.place : [])),
  );
  if (!kind.steps.some((step) => step.variant === OWN && isOwn(step))) return kind;
  const owned = kind.steps.map((step) =>
    step.variant === OWN && isOwn(step) ? { ...step, variant: null } : step,
  );
  const kept = keptSteps(owned, ({ place }) => !firms.has(place));
  return { ...kind, steps: kept };
}
