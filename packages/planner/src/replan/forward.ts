import { daysBetween } from '@daymark/domain/dates';
import { type Ground, groundOf, type Movable } from './ground.ts';
import type { EarlyAnswer, Move, Replan, ReplanRequest } from './shape.ts';
import { State } from './state.ts';

/** A task that has a day, and the first one to which the answer may bring it. */
interface Placed {
  index: number;
  own: number;
  first: number;
}

/**
 * Brings the movable tasks of a request forward after an answer that came early: each to the first day that has room
 * for it, by no more worked days than the answer won. Nothing moves to a later day, and nothing else moves at all.
 */
export function bringForward(request: ReplanRequest, early: EarlyAnswer): Replan {
  const ground = groundOf(request);
  const state = new State(ground);
  const placed = ground.tasks.flatMap((task, index): Placed[] => {
    const { own } = task;
    if (own === null || own < 0 || own >= ground.dayCount) return [];
    return [{ index, own, first: firstDay(ground, task, own, early) }];
  });
  for (const { index, own } of placed) state.put(index, own);
  placed.sort((a, b) => a.own - b.own);
  // What moves makes room for others, so they are tried again until nothing moves.
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const one of placed) isMoving = moveForward(state, one) || isMoving;
  }
  const reason = {
    kind: 'early-answer',
    who: early.who,
    days: daysBetween(early.on, early.agreedOn),
  } as const;
  const moves = placed.flatMap(({ index, own }): Move[] => {
    const { task } = state.task(index);
    const to = request.days[state.dayOf(index)]?.date;
    return to === undefined || state.dayOf(index) === own
      ? []
      : [{ id: task.id, from: task.dueDate, to, reason }];
  });
  const key = ({ to, from, id }: Move) => `${to} ${from} ${id}`;
  return {
    feasible: true,
    moves: moves.sort((a, b) => (key(a) < key(b) ? -1 : 1)),
    unplaced: [],
    certificate: null,
  };
}

/** As many worked days before a day as there are between the answer and its agreed day. */
function firstDay(
  { projectTime, indexOf, dayCount }: Ground,
  { project }: Movable,
  own: number,
  { on, agreedOn }: EarlyAnswer,
): number {
  const isWorked = (day: number) => (projectTime[project]?.[day] ?? 0) > 0;
  let won = 0;
  for (let day = Math.max(0, indexOf(on)); day < Math.min(dayCount, indexOf(agreedOn)); day++)
    if (isWorked(day)) won++;
  let first = own;
  for (let day = own - 1; day >= 0 && won > 0; day--)
    if (isWorked(day)) {
      first = day;
      won--;
    }
  return first;
}

/** Moves a task to the first day that has room for it. Whether there was one before its present day. */
function moveForward(state: State, { index, first }: Placed): boolean {
  const now = state.dayOf(index);
  const [low] = state.bounds(index);
  state.take(index);
  for (let day = Math.max(low, first); day < now; day++)
    if (state.holds(index, day)) {
      state.put(index, day);
      return true;
    }
  state.put(index, now);
  return false;
}
