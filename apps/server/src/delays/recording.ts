import { randomUUIDv7 } from 'node:crypto';
import { bookMove } from '@daymark/domain/delays';
import type { Database } from '../db/database.ts';
import type { Why } from './about.ts';
import { type FollowedDates, findDates, insertMoves, listMovesOfChange, type MoveKind } from './store.ts';

const TRACKED = ['due', 'finish'] as const;
type Tracked = (typeof TRACKED)[number];

/** What is known about a change of dates. */
export interface Recorded {
  userId: string;
  kind: MoveKind;
  /** The plan change that it belongs to. */
  changeId: string | null;
  before: readonly FollowedDates[];
  after: readonly FollowedDates[];
  /** The possible causes for one of the dates of a project. */
  why: (projectId: string, tracked: Tracked) => readonly Why[];
}

/** Books the days by which dates of projects moved, in the transaction that moved them. */
export async function recordMoves(
  trx: Database,
  { userId, kind, changeId, before, after, why }: Recorded,
  now: Date,
): Promise<void> {
  const left = new Map(after.map((dates) => [dates.id, dates]));
  const moves = before.flatMap((was) =>
    TRACKED.flatMap((tracked) => {
      const [from, to] = [was[tracked], left.get(was.id)?.[tracked] ?? null];
      if (from === to || !left.has(was.id)) return [];
      const parts = from && to ? bookMove({ from, to }, why(was.id, tracked)) : [];
      return [{ id: randomUUIDv7(), projectId: was.id, tracked, kind, from, to, parts, changeId }];
    }),
  );
  if (moves.length > 0) await insertMoves(trx, userId, moves, now);
}

/** Books the dates that a person set by hand. */
export async function recordingByHand<Result>(
  trx: Database,
  { userId, projectId }: { userId: string; projectId: string },
  now: Date,
  act: () => Promise<Result>,
): Promise<Result> {
  const project = { userId, projectIds: [projectId] };
  const before = await findDates(trx, project);
  const result = await act();
  const why = (): Why[] => [{ cause: 'me', days: null, about: { kind: 'hand' } }];
  const after = await findDates(trx, project);
  await recordMoves(trx, { userId, kind: 'hand', changeId: null, before, after, why }, now);
  return result;
}

/** Gives the days of an undone change back to the causes to which they were booked. */
export async function recordUndone(
  trx: Database,
  { userId, changeId, before }: { userId: string; changeId: string; before: readonly FollowedDates[] },
  now: Date,
): Promise<void> {
  const booked = await listMovesOfChange(trx, userId, changeId);
  const why = (projectId: string, tracked: Tracked): Why[] =>
    booked
      .filter((move) => move.project_id === projectId && move.tracked === tracked)
      .flatMap(({ parts }) =>
        parts.map(({ cause, days, about }) => ({ cause, days: -days, about: about ?? { kind: 'hand' } })),
      );
  const after = await findDates(trx, { userId, projectIds: before.map(({ id }) => id) });
  await recordMoves(trx, { userId, kind: 'undo', changeId: null, before, after, why }, now);
}
