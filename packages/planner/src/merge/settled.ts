import { addDays } from '@daymark/domain/dates';
import { calendarDaysOf } from '../compile/days.ts';
import { type Draft, lagOf } from '../compile/draft.ts';
import type { KeptTask, PlanRequest, Proposed, StandingTask } from '../shape.ts';
import { basisOf, keysOf, renamed } from './keys.ts';
import { wordsOf } from './words.ts';

/** Gives each draft the key by which later proposals recognise it. */
export function keyed(drafts: readonly Draft[]): Draft[] {
  const keys = keysOf(drafts);
  return drafts.map((draft, index) => ({
    ...draft,
    key: keys[index],
    wholeHours: draft.hours,
    wholeTitle: draft.title,
  }));
}

/** The results of a task's earlier proposals. */
interface Earlier {
  /** Rows that the user has not changed. */
  standing: StandingTask[];
  /** Rows that the user owns. */
  kept: KeptTask[];
  /** Parts that the user deleted, if the brief's words are the same. */
  declined: Proposed[];
}

const FEWEST_HOURS = 0.01;

const titleKey = (title: string): string => wordsOf(title).join(' ');

/** The earlier results for each draft. */
function earlierOf(drafts: readonly Draft[], request: PlanRequest): (draft: Draft) => Earlier {
  const { standing = [], kept, declined = [] } = request;
  // Rows that the user owns are matched first, because they stay, and other rows may be replaced.
  const known = [...kept, ...standing].flatMap(({ proposed }) => proposed?.key ?? []);
  const names = renamed(
    new Set(known),
    drafts.flatMap(({ key }) => key ?? []),
  );
  const keyOf = ({ proposed }: { proposed?: Proposed | null }): string | undefined =>
    proposed ? (names.get(proposed.key) ?? proposed.key) : undefined;
  const standingBy = Map.groupBy(standing, keyOf);
  const keptBy = Map.groupBy(kept, keyOf);
  const declinedBy = Map.groupBy(declined, ({ key }) => key);
  const keptByTitle = Map.groupBy(kept, ({ title }) => titleKey(title));
  return (draft) => ({
    standing: inOrder(standingBy.get(draft.key) ?? []),
    kept: [
      ...new Set([
        ...(draft.key ? (keptBy.get(draft.key) ?? []) : []),
        ...(keptByTitle.get(titleKey(draft.title)) ?? []),
      ]),
    ],
    declined: (declinedBy.get(draft.key ?? '') ?? []).filter(({ words }) => words === basisOf(draft)),
  });
}

/** The parts of one task in order: by day, and within a day by dependency. */
function inOrder(parts: readonly StandingTask[]): StandingTask[] {
  const dayOf = ({ dueDate }: StandingTask) => dueDate ?? '~';
  const open = parts.toSorted((a, b) =>
    dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : a.proposed.part - b.proposed.part,
  );
  const ordered: StandingTask[] = [];
  while (open.length > 0) {
    const free = open.findIndex(({ dependsOn }) => !open.some(({ id }) => dependsOn.includes(id)));
    ordered.push(...open.splice(Math.max(0, free), 1));
  }
  return ordered;
}

const isSameSize = ({ wholeHours }: Proposed, draft: Draft): boolean =>
  Math.abs(wholeHours - draft.hours) < 0.01;

/** The share of a row in its task: a user who rejected it does not want it with a different length either. */
const shareOf = ({ hours, factor = 1, wholeHours }: Proposed): number =>
  wholeHours > 0 ? hours / factor / wholeHours : 1;

/** What remains of a draft: its existing rows, the rest of it, or nothing. */
function leftOf(draft: Draft, { standing, kept, declined }: Earlier): Draft[] {
  const byTitle = kept.some(({ proposed }) => !proposed);
  const settled = [...kept.flatMap(({ proposed }) => proposed ?? []), ...declined];
  const parts = { settledParts: settled.map(({ part }) => part) };
  if (standing.length > 0 && standing.every(({ proposed }) => isSameSize(proposed, draft))) {
    return standing.map(({ id, title, dueDate, proposed }) => ({
      ...draft,
      ...parts,
      hours: proposed.hours,
      factor: proposed.factor ?? 1,
      stands: {
        id,
        day: dueDate,
        part: proposed.part,
        hours: proposed.hours,
        title: proposed.title === draft.title ? title : null,
      },
    }));
  }
  if (standing.length === 0 && (byTitle || settled.some((one) => isSameSize(one, draft)))) return [];
  const unwanted = declined.reduce((sum, one) => sum + shareOf(one), 0);
  const hours =
    draft.hours * (1 - unwanted) -
    kept.reduce((sum, { proposed: one }) => sum + (one ? one.hours / (one.factor ?? 1) : 0), 0);
  if (hours < FEWEST_HOURS) return [];
  const left = { ...draft, ...parts, hours: settled.length > 0 ? hours : draft.hours };
  const [only] = standing;
  if (!only) return [left];
  if (standing.length > 1) return [{ ...left, replaces: standing.map(({ id }) => id) }];
  const { id, dueDate: day, proposed } = only;
  const stands = { id, title: null, day, part: proposed.part, hours: proposed.hours };
  return [{ ...left, stands }];
}

/** The earliest day after the user's own open work that it depends on, if that leaves time. */
function releaseAfter(
  draft: Draft,
  rows: readonly { row: KeptTask; days: number }[],
  { dueDate }: PlanRequest,
) {
  const after = rows.flatMap(({ row, days }) =>
    row.dueDate && row.status !== 'Completed' ? addDays(row.dueDate, days) : [],
  );
  const latest = [...after, draft.release ?? ''].sort().at(-1) ?? '';
  return latest === '' || latest > (draft.deadline ?? dueDate) ? draft.release : latest;
}

/** The kept rows that a draft follows, each with the calendar days of its longest lag. */
function keptBefore(waits: Draft['after'], keptOf: (draft: number) => readonly KeptTask[]) {
  const days = new Map<KeptTask, number>();
  for (const wait of waits)
    for (const row of keptOf(wait.draft))
      days.set(row, Math.max(days.get(row) ?? 0, calendarDaysOf(lagOf(wait), row.dueDate)));
  return [...days].map(([row, lag]) => ({ row, days: lag }));
}

/**
 * Compares drafts with earlier proposals: what the user owns or deleted is not proposed again, and unchanged rows stay.
 * The order is kept.
 */
export function settled(drafts: readonly Draft[], request: PlanRequest): Draft[] {
  const earlier = earlierOf(drafts, request);
  const before = drafts.map(earlier);
  const left = drafts.map((draft, index) =>
    leftOf(draft, before[index] ?? { standing: [], kept: [], declined: [] }),
  );
  const starts: number[] = [];
  let count = 0;
  for (const pieces of left) {
    starts.push(count);
    count += pieces.length;
  }
  return left.flatMap((pieces, index) => {
    const waits = drafts[index]?.after ?? [];
    const after = waits.flatMap((wait) => {
      const others = left[wait.draft]?.length ?? 0;
      return others === 0 ? [] : [{ ...wait, draft: (starts[wait.draft] ?? 0) + others - 1 }];
    });
    const rows = keptBefore(
      waits.filter(({ draft: other }) => (left[other]?.length ?? 0) === 0),
      (other) => before[other]?.kept ?? [],
    );
    return pieces.map((piece, at) =>
      at > 0
        ? { ...piece, after: [{ draft: (starts[index] ?? 0) + at - 1, lagDays: 0 }] }
        : {
            ...piece,
            after,
            afterRows: rows.map(({ row, days }) => ({ id: row.id, days })),
            release: releaseAfter(piece, rows, request),
          },
    );
  });
}
