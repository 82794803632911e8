import type { Day } from '@daymark/domain/dates';
import { certificateOf, inWholeDays, tightestInterval } from '../schedule/certificate.ts';
import { windowsOf } from '../schedule/windows.ts';
import { arrangeApart } from './apart.ts';
import { axisOn, workOn } from './from-scratch.ts';
import { type Ground, groundOf, type Movable } from './ground.ts';
import { reasonFor } from './reasons.ts';
import type { Certificate, Move, Replan, ReplanRequest, ReplanTask } from './shape.ts';
import { NOWHERE } from './state.ts';

export type * from './shape.ts';

/** How often the result is replanned to check that it is stable. */
const ROUNDS = 4;

/**
 * New days for open work of a broken plan: as few tasks moved as possible, of these the shortest, each as little as
 * possible (optimal up to ten movable tasks), never fixed ones. Work on a feasible day stays there, so that replanning the result moves
 * nothing. Work that fits on no day is unchanged and listed, with the range that has more work than time if there is
 * one. Pure and deterministic; hours count in quarters.
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
    // If it does not fit, there may be several choices: no move at all is better than alternating between them.
    if (round === ROUNDS) return answer(ground, new Int32Array(days.length).fill(NOWHERE));
    days = again;
  }
  return answer(ground, days);
}

const dayOn = ({ request }: Ground, index: number): Day => request.days[index]?.date ?? request.today;

/** The tasks of a request with these days. */
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

/** The range of days with more work than time; null if only the pieces are too large for their days. */
function tightSpan(ground: Ground): Certificate | null {
  const [work, axis] = [workOn(ground), axisOn(ground)];
  const windows = windowsOf(work, axis);
  const interval = tightestInterval(work, windows);
  return interval ? certificateOf(inWholeDays(interval, work, axis, windows) ?? interval, axis) : null;
}
