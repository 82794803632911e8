import type { Day } from '@daymark/domain/dates';
import { certificateOf, inWholeDays, tightestInterval } from '../schedule/certificate.ts';
import { windowsOf } from '../schedule/windows.ts';
import { axisOn, workOn } from './anew.ts';
import { arrangeApart } from './apart.ts';
import { type Ground, groundOf, type Movable } from './ground.ts';
import { reasonFor } from './reasons.ts';
import type { Certificate, Move, Replan, ReplanRequest, ReplanTask } from './shape.ts';
import { NOWHERE } from './state.ts';

export type * from './shape.ts';

/** How often an answer is tried on itself before it is believed. */
const ROUNDS = 4;

/**
 * New days for open work whose plan no longer holds: as few tasks moved as possible, each as little as possible (exact up to
 * ten tasks that may move), never what is held. Work on a day that it can be done on stays there, so that asking again about
 * the answer moves nothing. What fits on no day stays as it is and is named, with the span that holds more work than time when
 * there is one. Pure and deterministic; hours count in quarters.
 */
export function replan(request: ReplanRequest): Replan {
  const ground = groundOf(request);
  let days = arrangeApart(ground);
  for (let round = 0; days.includes(NOWHERE); round++) {
    const settled = groundOf({ ...request, tasks: movedBy(ground, days) });
    const again = arrangeApart(settled);
    const isSettled = ({ own }: Movable, index: number) =>
      days[index] === NOWHERE ? again[index] === NOWHERE : again[index] === own;
    if (settled.tasks.every(isSettled)) break;
    // What cannot fit may be left out in more than one way: rather nothing is moved than one after the other for ever.
    if (round === ROUNDS) return answer(ground, new Int32Array(days.length).fill(NOWHERE));
    days = again;
  }
  return answer(ground, days);
}

const dayOn = ({ request }: Ground, index: number): Day => request.days[index]?.date ?? request.today;

/** The tasks of a request once they have these days. */
function movedBy(ground: Ground, days: Int32Array): ReplanTask[] {
  const moved = new Map(
    ground.tasks.flatMap(({ task }, index) => {
      const day = days[index] as number;
      return day === NOWHERE ? [] : [[task.id, dayOn(ground, day)] as const];
    }),
  );
  return ground.request.tasks.map((task) => ({ ...task, dueDate: moved.get(task.id) ?? task.dueDate }));
}

function answer(ground: Ground, days: Int32Array): Replan {
  const moves = ground.tasks.flatMap(({ task, own }, index): Move[] => {
    const day = days[index] as number;
    if (day === NOWHERE || day === own) return [];
    const reason = reasonFor(ground, days, index);
    return [{ id: task.id, from: task.dueDate, to: dayOn(ground, day), reason }];
  });
  const key = ({ to, from, id }: Move) => `${to} ${from} ${id}`;
  moves.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const unplaced = ground.tasks.flatMap(({ task }, index) => (days[index] === NOWHERE ? [task.id] : []));
  const feasible = unplaced.length === 0;
  return { feasible, moves, unplaced, certificate: feasible ? null : tightSpan(ground) };
}

/** The span of days that holds more work than time; null where only the pieces are too large for their days. */
function tightSpan(ground: Ground): Certificate | null {
  const [work, axis] = [workOn(ground), axisOn(ground)];
  const windows = windowsOf(work, axis);
  const interval = tightestInterval(work, windows);
  return interval ? certificateOf(inWholeDays(interval, work, axis, windows) ?? interval, axis) : null;
}
