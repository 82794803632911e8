import type { MoveReason, PlanFinding, Replan, WayOut } from '@daymark/contract/replans';
import { sumHours } from '@daymark/domain/load';
import type { Finding, Fix } from '@daymark/planner/lint/lint';
import type {
  MoveReason as Reason,
  Replan as Replanned,
  WayOut as Way,
} from '@daymark/planner/replan/replan';
import { hoursLeftOf, type Look, stampOf } from './look.ts';

const titleOf = ({ subtasks }: Look, id: string): string => subtasks.get(id)?.title ?? '';

function toMoveReason(look: Look, reason: Reason): MoveReason {
  if (reason.kind === 'waits-for')
    return { kind: reason.kind, title: titleOf(look, reason.other), hasMoved: reason.hasMoved };
  if (reason.kind === 'waited-for') return { kind: reason.kind, title: titleOf(look, reason.other) };
  return reason;
}

function toMovedSubtask({ subtasks, projects }: Look, id: string) {
  const row = subtasks.get(id);
  if (!row) throw new Error('A replan names a subtask that is not there');
  const { project_id: projectId, title } = row;
  return { id, projectId, project: projects.get(projectId)?.name ?? '', title, hours: hoursLeftOf(row) };
}

/** The key of a remedy in a request. */
export const keyOf = (way: Way): string =>
  way.kind === 'move-milestone' ? `${way.kind} ${way.milestoneId}` : way.kind;

function toWayOut(look: Look, way: Way): WayOut {
  const key = keyOf(way);
  if (way.kind === 'later-due-date') return { key, kind: way.kind, date: way.date };
  if (way.kind === 'more-hours') return { key, kind: way.kind, hoursPerDay: way.hoursPerDay };
  if (way.kind === 'leave-out') {
    const left = way.ids.map((id) => toMovedSubtask(look, id));
    const hours = sumHours(left.map((one) => one.hours));
    return { key, kind: way.kind, titles: left.map(({ title }) => title), hours };
  }
  const milestones = look.plans.projects.flatMap((project) => project.milestones);
  const name = milestones.find(({ id }) => id === way.milestoneId)?.name ?? '';
  return { key, kind: way.kind, name, date: way.date };
}

/** Open work of days before today that may move to today. */
export const unfinishedOf = ({ plans, request: { today }, scope: { projectId, staying } }: Look) =>
  plans.subtasks.filter(
    (row) =>
      row.due_date !== null &&
      row.due_date < today &&
      !row.pinned &&
      !row.repeat &&
      row.late === null &&
      !staying.includes(row.id) &&
      (projectId === null || row.project_id === projectId),
  );

/** Today's hours, and the stamp of the whole input. */
export function toReplanDays(look: Look): Pick<Replan, 'stamp' | 'today' | 'unfinished'> {
  const unfinished = unfinishedOf(look);
  const { takenHours: plannedHours = 0, habitHours = 0, hours = 0 } = look.today ?? {};
  return {
    stamp: stampOf(look),
    today: { plannedHours, habitHours, hours },
    unfinished: {
      count: unfinished.length,
      hours: sumHours(unfinished.map(hoursLeftOf)),
      to: look.nextWorked,
    },
  };
}

/** A replan in the API's format. */
export function toReplan(
  look: Look,
  { feasible, moves, unplaced, certificate }: Replanned,
  ways: readonly Way[],
): Replan {
  return {
    ...toReplanDays(look),
    feasible,
    moves: moves.map(({ id, from, to, reason }) => ({
      ...toMovedSubtask(look, id),
      from,
      to,
      reason: toMoveReason(look, reason),
    })),
    unplaced: unplaced.map((id) => ({
      ...toMovedSubtask(look, id),
      dueDate: look.subtasks.get(id)?.due_date ?? null,
    })),
    certificate,
    waysOut: ways.map((way) => toWayOut(look, way)),
  };
}

const changeOf = ({ change }: Fix) => {
  if ('hours' in change) return { estimatedHours: change.hours };
  return 'after' in change ? { dependsOn: change.after } : change;
};

/** A finding in the API's format. */
export function toPlanFinding(look: Look, { ids, fix, ...finding }: Finding): PlanFinding {
  const version = fix && look.subtasks.get(fix.id)?.version;
  return {
    ...finding,
    subtasks: ids.map((id) => ({ id, title: titleOf(look, id) })),
    fix: fix && version ? { id: fix.id, version, change: changeOf(fix) } : null,
  };
}
