import { isWork, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import type { Library } from '../library/library.ts';
import type { Line } from './line.ts';
import { sharesAct } from './same-step.ts';
import { hasNameOf, isSize } from './wish.ts';

/** The variants of a kind that a firm does, and that one does with one's own hands. */
export const FIRM = 'firm';
export const OWN = 'own';

/** "Paint 6 shutters". */
const PIECES = /\d\s+\p{L}{3}/u;

/** In German a title ends with its verb. */
const lastWordOf = (title: string): string => title.toLowerCase().match(/\p{L}+(?=\P{L}*$)/u)?.[0] ?? '';

const doesTheSame = (title: string, other: string, language: LibraryLanguage): boolean =>
  language === 'de' ? lastWordOf(title) === lastWordOf(other) : sharesAct(title, other, language);

/**
 * Whether somebody counts the pieces that they work on, of a kind that is otherwise a firm's work: who paints 6 shutters hires no
 * painter.
 */
export function worksByHand({ task }: Line, kind: ProjectKind, language: LibraryLanguage): boolean {
  const { title, parts } = task;
  const isCounted = PIECES.test(title) || (parts?.count ?? 1) > 1;
  if (kind.variants[0]?.id !== FIRM || !isCounted || isSize(task, kind)) return false;
  return kind.steps.some(
    (step) =>
      isWork(step) &&
      step.variant === OWN &&
      step.phase === 'make' &&
      doesTheSame(title, step.title, language),
  );
}

/**
 * Whether a brief is of pieces alone, and not of the whole that a firm would be asked for: some planks of a house are no painting of
 * the house, unless the project is called so.
 */
export const isOfPieces = (
  lines: readonly Line[],
  kind: ProjectKind,
  { name, library }: { name: string; library: Library },
): boolean =>
  lines.length > 0 &&
  lines.every((line) => worksByHand(line, kind, library.language)) &&
  !hasNameOf(name, kind, library);
