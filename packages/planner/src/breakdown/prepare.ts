import { kindLineId } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import type { Deliverable } from '../library/entries.ts';
import type { BreakdownRequest } from './break-down.ts';
import { type ChosenKind, chooseKind } from './choose-kind.ts';
import { deliverablesFor } from './kind-steps.ts';
import { type Line, linesIn, type TaskLine } from './lines.ts';
import { settledIn } from './merge.ts';
import { isNamedLike, wishIn } from './wish.ts';

/** What is looked up in the library for a brief: the same at every depth and level, and by far the longest part. */
export interface Prepared {
  chosen: ChosenKind;
  lines: readonly Line[];
  wish: TaskLine | null;
  /** The deliverables that the brief says are done, not wanted, or somebody else's. */
  settled: ReadonlySet<string>;
  deliverables: ReadonlyMap<string, Deliverable>;
  /** Whether a language model has broken the brief down. */
  isModels: boolean;
  /** Whether the steps of the kind are not wanted: the person removed them as a whole, or a model has made its own. */
  hasOwnSteps: boolean;
}

const isModelsWork = (one: Statement): boolean =>
  ((one.kind === 'task' || one.kind === 'repeat') && one.statedBy === 'model') ||
  (one.kind === 'task' && one.steps !== undefined && one.steps.some(({ by }) => by === 'model'));

/** Looks up the kind of a brief and what its lines mean. */
export function prepared({
  reading: { statements },
  ...request
}: Pick<
  BreakdownRequest,
  'reading' | 'name' | 'description' | 'category' | 'tags' | 'locale' | 'kind'
>): Prepared {
  const { name, description, category, tags, locale } = request;
  const chosen = chooseKind(
    { name, description, about: [category, ...tags].join(' ') },
    locale,
    request.kind,
  );
  const { library, kind } = chosen;
  const lines = linesIn(statements, library, kind);
  const isModels = statements.some(isModelsWork);
  const isRemoved = (one: Statement): boolean =>
    kind !== null &&
    ((one.id === kindLineId(kind.id) && one.kind !== 'library') ||
      (one.kind === 'task' && one.steps?.length === 0 && isNamedLike(one, kind, library)));
  return {
    chosen,
    lines,
    wish: kind && wishIn(lines, statements, kind, library),
    settled: kind ? settledIn(statements, library, kind) : new Set(),
    deliverables: kind ? deliverablesFor(kind, library) : new Map(),
    isModels,
    hasOwnSteps: isModels || statements.some(isRemoved),
  };
}
