import { kindLineId } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import type { Deliverable } from '../library/entries.ts';
import { type Begun, begunIn } from './begun.ts';
import { isOfPieces } from './by-hand.ts';
import { type ChosenKind, chooseKind } from './choose-kind.ts';
import { behindDeliveries } from './deliveries.ts';
import { deliverablesFor } from './kind-steps.ts';
import type { Line, TaskLine } from './line.ts';
import { linesIn } from './lines.ts';
import { withNamedWork } from './named-work.ts';
import { withOwnTime } from './own-time.ts';
import type { BreakdownRequest } from './request.ts';
import { NOTHING_SETTLED, type Settled, settledIn } from './settled.ts';
import { onceTold } from './told-twice.ts';
import { besideWish, isNamedLike, wishIn } from './wish.ts';

/** What is looked up in the library for a brief: the same at every depth and level, and by far the longest part. */
export interface Prepared {
  chosen: ChosenKind;
  /** Those of the Reading, with the work that the kind tells from other words. */
  statements: readonly Statement[];
  lines: readonly Line[];
  wish: TaskLine | null;
  settled: Settled;
  begun: Begun | null;
  deliverables: Pick<ReadonlyMap<string, Deliverable>, 'get'>;
  /** Whether a language model has broken the brief down. */
  isModels: boolean;
  /** Whether the steps of the kind are not wanted: the person removed them as a whole, or a model has made its own. */
  hasOwnSteps: boolean;
}

const isModelsWork = (one: Statement): boolean =>
  ((one.kind === 'task' || one.kind === 'repeat') && one.statedBy === 'model') ||
  (one.kind === 'task' && one.steps !== undefined && one.steps.some(({ by }) => by === 'model'));

/** So many lines say what a project is about; with fewer its name decides. */
const TELLING_LINES = 2;

/** Whether a kind that is not sure is borne out by what the lines ask for: “Doors” with three doors to paint is no open day. */
const isBorneOut = (lines: readonly Line[]): boolean =>
  lines.length < TELLING_LINES || lines.some(({ isFound, step }) => isFound || step);

/** A brief without what it leaves out and when there is time, which say nothing of what is done: "no blog". */
function wantedOf(description: string, statements: readonly Statement[]): string {
  let wanted = description;
  for (const { kind, words } of statements)
    if (kind === 'excluded' || kind === 'availability')
      wanted = wanted.slice(0, words.start) + ' '.repeat(words.end - words.start) + wanted.slice(words.end);
  return wanted;
}

/** What is settled, with what is over in a project that is begun. */
const withBegun = (settled: Settled, { places, lines }: Begun): Settled => ({
  ...settled,
  steps: settled.steps.union(places),
  lines: settled.lines.union(lines),
});

/** Looks up the kind of a brief and what its lines mean. */
export function prepared({
  reading: { statements: read },
  ...request
}: Pick<
  BreakdownRequest,
  'reading' | 'name' | 'description' | 'category' | 'tags' | 'locale' | 'kind' | 'startDate' | 'dueDate'
>): Prepared {
  const { name, description, category, tags, locale } = request;
  const about = [category, ...tags].join(' ');
  const nearest = chooseKind({ name, description: wantedOf(description, read), about }, locale, request.kind);
  const once = onceTold(read, nearest.library.language);
  const known = nearest.kind
    ? withNamedWork(withOwnTime(once, nearest.kind, name), nearest.kind, nearest.library, name)
    : once;
  const found = linesIn(known, nearest.library, nearest.kind);
  const isOther =
    request.kind === null && nearest.kind !== null && isOfPieces(found, nearest.kind, { ...nearest, name });
  const isMeant = (nearest.isMeant || isBorneOut(found)) && !isOther;
  const chosen = isMeant ? nearest : { ...nearest, kind: null };
  const { library, kind } = chosen;
  const { statements, lines: all } = behindDeliveries(
    isMeant ? known : once,
    isMeant ? found : linesIn(once, library, null),
    library.language,
  );
  const said = kind ? settledIn(statements, all, kind, library, request.startDate) : NOTHING_SETTLED;
  const begun = kind && begunIn(kind, statements, request, library.language);
  const settled = begun ? withBegun(said, begun) : said;
  const lines = all.filter(({ task }) => !settled.lines.has(task.id));
  const isModels = statements.some(isModelsWork);
  const isRemoved = (one: Statement): boolean =>
    kind !== null &&
    ((one.id === kindLineId(kind.id) && one.kind !== 'library') ||
      (one.kind === 'task' && one.steps?.length === 0 && isNamedLike(one, kind, library)));
  const wish = kind && wishIn(lines, statements, kind, library, name);
  const beside = wish
    ? new Map(statements.map((one) => [one.id, besideWish(one, wish, library.language)]))
    : null;
  const asBeside = (line: Line): Line => {
    const task = beside?.get(line.task.id);
    return task?.kind === 'task' ? { ...line, task } : line;
  };
  return {
    chosen,
    statements: beside ? [...beside.values()] : statements,
    lines: lines.map(asBeside),
    wish,
    settled,
    begun,
    deliverables: kind ? deliverablesFor(kind, library) : new Map(),
    isModels,
    hasOwnSteps: isModels || statements.some(isRemoved),
  };
}
