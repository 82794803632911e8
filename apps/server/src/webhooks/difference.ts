import type { Day } from '@daymark/domain/dates';
import { standingWaits } from '@daymark/domain/waits';
import type { WebhookEventType } from '@daymark/domain/webhooks';
import type { LookedAt, Seen, SeenTask, SeenTime, SeenWait } from './view-store.ts';

/** Something that happened in a project. */
export type Happening =
  | { type: Extract<WebhookEventType, `project.${string}` | `plan.${string}`> }
  | { type: Extract<WebhookEventType, `task.${string}`>; taskId: string }
  | { type: Extract<WebhookEventType, `time.${string}`>; timeId: string; taskId: string }
  | { type: Extract<WebhookEventType, `wait.${string}`>; waitId: string; wait: SeenWait };

/** The waits of a project, planned and started, by a key that stays the same. */
function waitsOf({ waits, started }: LookedAt, today: Day): Seen['waits'] {
  const seen = standingWaits(waits ?? [], started, today).flatMap(
    ({ key, title, who, from, to: end, stage }): [string, SeenWait][] => {
      if (from === null) return [];
      const to = end === null || end < from ? from : end;
      return [[key, { title, who, from, to, stage }]];
    },
  );
  return Object.fromEntries(seen);
}

function taskHappening(before: SeenTask | undefined, now: SeenTask): WebhookEventType | undefined {
  const [version, status, due] = now;
  if (!before) return status === 'Deleted' ? undefined : 'task.created';
  const [oldVersion, oldStatus, oldDue] = before;
  if (status !== oldStatus) {
    if (status === 'Deleted') return 'task.deleted';
    if (oldStatus === 'Deleted') return 'task.restored';
    if (status === 'Completed') return 'task.completed';
    if (oldStatus === 'Completed') return 'task.reopened';
  }
  if (due !== oldDue) return 'task.moved';
  return version === oldVersion && status === oldStatus ? undefined : 'task.changed';
}

function timeHappening(before: SeenTime | undefined, now: SeenTime): WebhookEventType | undefined {
  const minutes = now[1];
  if (before && before[1] === minutes) return undefined;
  if (minutes === null) return 'time.started';
  return before && before[1] !== null ? 'time.changed' : 'time.stopped';
}

/** How a wait came to where it stands. One that is over when it is first seen is of no interest any more. */
function waitHappening(before: SeenWait | undefined, now: SeenWait): WebhookEventType | undefined {
  if (now.stage !== before?.stage) {
    if (now.stage === 'running') return 'wait.started';
    if (now.stage === 'over') return before ? 'wait.ended' : undefined;
    if (!before) return 'wait.planned';
  }
  return now.from === before?.from && now.to === before.to ? undefined : 'wait.moved';
}

function projectHappening(before: Seen, now: Seen): WebhookEventType | undefined {
  if (now.status !== before.status) {
    if (now.status === 'Deleted') return 'project.deleted';
    if (before.status === 'Deleted') return 'project.restored';
    if (now.status === 'Completed') return 'project.completed';
    if (before.status === 'Completed') return 'project.reopened';
  }
  return now.version === before.version ? undefined : 'project.changed';
}

const happened = (type: WebhookEventType | undefined, about: object): Happening[] =>
  type === undefined ? [] : [{ type, ...about } as Happening];

/** A time that is gone was discarded if it ran. Measured ones are purged after a month. */
const goneTimes = (before: Seen['times'], now: Seen['times']) =>
  Object.entries(before).flatMap(([timeId, [taskId, minutes]]) =>
    timeId in now || minutes !== null ? [] : happened('time.discarded', { timeId, taskId }),
  );

/** A wait that is gone has ended if it was running: what was waited for has come. */
const goneWaits = (before: Seen['waits'], now: Seen['waits']) =>
  Object.entries(before).flatMap(([waitId, wait]) =>
    waitId in now || wait.stage === 'over'
      ? []
      : happened(wait.stage === 'running' ? 'wait.ended' : 'wait.removed', { waitId, wait }),
  );

/** What happened in a project since the last look, in an order that makes sense, and what this look saw. */
export function differenceOf(project: LookedAt, today: Day): { seen: Seen; happenings: Happening[] } {
  const seen: Seen = {
    version: `${project.version} ${project.milestones}`,
    status: project.is_deleted ? 'Deleted' : project.status,
    planVersion: project.plan_version,
    tasks: project.tasks,
    waits: waitsOf(project, today),
    times: project.times,
  };
  const before = project.seen;
  // In the trash nothing is told but that it came there.
  if (seen.status === 'Deleted')
    return {
      seen: before ? { ...before, status: 'Deleted' } : seen,
      happenings: before && before.status !== 'Deleted' ? [{ type: 'project.deleted' }] : [],
    };
  const ofProject = before ? projectHappening(before, seen) : 'project.created';
  const isFirst = ofProject === 'project.created' || ofProject === 'project.restored';
  const happenings = [
    ...(isFirst ? happened(ofProject, {}) : []),
    ...Object.entries(seen.tasks).flatMap(([taskId, task]) =>
      happened(taskHappening(before?.tasks[taskId], task), { taskId }),
    ),
    ...Object.entries(seen.times).flatMap(([timeId, time]) =>
      happened(timeHappening(before?.times[timeId], time), { timeId, taskId: time[0] }),
    ),
    ...goneTimes(before?.times ?? {}, seen.times),
    ...(seen.planVersion === (before?.planVersion ?? 0) ? [] : happened('plan.changed', {})),
    ...Object.entries(seen.waits).flatMap(([waitId, wait]) =>
      happened(waitHappening(before?.waits[waitId], wait), { waitId, wait }),
    ),
    ...goneWaits(before?.waits ?? {}, seen.waits),
    ...(isFirst ? [] : happened(ofProject, {})),
  ];
  return { seen, happenings };
}
