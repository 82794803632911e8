import { type Day, daysBetween } from '@daymark/domain/dates';
import { DELAY_CAUSES } from '@daymark/domain/delays';
import type { Move } from '@daymark/planner/replan/replan';
import type { Why } from '../delays/about.ts';
import type { Look } from './look.ts';
import type { EarlyAnswerRow } from './store.ts';

type Cause = Pick<Why, 'cause' | 'about'>;

/** What a move is booked to. A task that waits for a moved one has its cause. */
function causeOf(
  look: Look,
  moves: ReadonlyMap<string, Move>,
  move: Move,
  isOtherWeek: boolean,
): Cause | null {
  const { reason, id, from } = move;
  const row = look.subtasks.get(id);
  if (!row) return null;
  const { title, project_id: projectId } = row;
  if (reason.kind === 'overdue') return { cause: 'me', about: { kind: 'overdue', title } };
  if (reason.kind === 'day-off') return { cause: 'calendar', about: { kind: 'day-off', name: reason.name } };
  if (reason.kind === 'too-early') return { cause: 'others', about: { kind: 'not-before', title } };
  if (reason.kind === 'waits-for') {
    const other = moves.get(reason.other);
    const rest = new Map([...moves].filter(([key]) => key !== id));
    return other && rest.has(other.id) ? causeOf(look, rest, other, isOtherWeek) : null;
  }
  if (reason.kind !== 'overfull') return null;
  if (isOtherWeek) return { cause: 'calendar', about: { kind: 'week' } };
  const off = from === null ? undefined : look.hoursOff.get(from);
  if (off !== undefined) return { cause: 'calendar', about: { kind: 'day-off', name: off } };
  const isTaken = look.request.tasks.some((task) => task.dueDate === from && task.projectId !== projectId);
  return isTaken
    ? { cause: 'others', about: { kind: 'other-work', title } }
    : { cause: 'me', about: { kind: 'overfull', title } };
}

/** The last day of the tasks of a project that are open. */
const lastDayOf = ({ request }: Look, projectId: string): Day | null =>
  request.tasks
    .flatMap((task) => (task.projectId === projectId && !task.isHabit ? (task.dueDate ?? []) : []))
    .toSorted()
    .at(-1) ?? null;

/** Days won by an answer that came early. */
const causesOfAnswer = ({ id: waitId, title, who, expected_on, answered_on }: EarlyAnswerRow): Why[] => {
  const about = { kind: 'wait', waitId, title, who, agreedOn: expected_on, answeredOn: answered_on } as const;
  return [{ cause: 'client', days: null, about }];
};

/**
 * What moves the end of a project in a replan. A cause explains the days from the last day before it to the last day to
 * which it moved a task.
 */
export function causesOf(
  look: Look,
  moves: readonly Move[],
  { isOtherWeek }: { isOtherWeek: boolean },
): (projectId: string) => Why[] {
  const { early } = look.scope;
  if (early) return () => causesOfAnswer(early);
  const byId = new Map(moves.map((move) => [move.id, move]));
  return (projectId) => {
    const last = lastDayOf(look, projectId);
    if (last === null) return [];
    const own = moves.filter(({ id, to }) => look.subtasks.get(id)?.project_id === projectId && to > last);
    const caused = own
      .toSorted((a, b) => (a.to < b.to ? 1 : -1))
      .flatMap((move) => {
        const cause = causeOf(look, byId, move, isOtherWeek);
        return cause ? [{ ...cause, days: daysBetween(last, move.to) }] : [];
      });
    // The task that a cause moved furthest stands for it.
    return DELAY_CAUSES.flatMap((cause) => caused.find((one) => one.cause === cause) ?? []);
  };
}
