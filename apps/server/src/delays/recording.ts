import { randomUUIDv7 } from 'node:crypto';
import { bookMove } from '@daymark/domain/delays';
import type { Database } from '../db/database.ts';
import type { Why } from './about.ts';
import {
  type FollowedDates,
  findDates,
  insertMoves,
  type LateWaitRow,
  listLateWaits,
  listMovesOfChange,
  type MoveKind,
} from './store.ts';

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

/** The days of late answers that are not booked yet. */
const answersFor = (waits: readonly LateWaitRow[], projectId: string, tracked: Tracked): Why[] =>
  waits.flatMap((wait) => {
    const days = wait.late - wait.booked[tracked];
    if (wait.project_id !== projectId || days <= 0) return [];
    const { id: waitId, title, who, expected_on: agreedOn, answered_on: answeredOn } = wait;
    return [{ cause: 'client', days, about: { kind: 'wait', waitId, title, who, agreedOn, answeredOn } }];
  });

/** Books the days by which dates of projects moved, in the transaction that moved them. */
export async function recordMoves(
  trx: Database,
  { userId, kind, changeId, before, after, why }: Recorded,
  now: Date,
): Promise<void> {
  const left = new Map(after.map((dates) => [dates.id, dates]));
  const moved = before.flatMap((was) =>
    TRACKED.flatMap((tracked) => {
      const [from, to] = [was[tracked], left.get(was.id)?.[tracked] ?? null];
      return from === to || !left.has(was.id) ? [] : [{ projectId: was.id, tracked, from, to }];
    }),
  );
  if (moved.length === 0) return;
  const isLater = moved.some(({ from, to }) => from !== null && to !== null && to > from);
  const projectIds = [...new Set(moved.map((move) => move.projectId))];
  const waits = isLater && kind !== 'undo' ? await listLateWaits(trx, { userId, projectIds }, now) : [];
  const moves = moved.map(({ projectId, tracked, from, to }) => {
    const causes = [...answersFor(waits, projectId, tracked), ...why(projectId, tracked)];
    const parts = from && to ? bookMove({ from, to }, causes) : [];
    return { id: randomUUIDv7(), projectId, tracked, kind, from, to, parts, changeId };
  });
  await insertMoves(trx, userId, moves, now);
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
