import { randomUUIDv7 } from 'node:crypto';
import type { SubtaskStep } from '@daymark/contract/break-downs';
import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { joinedTitle } from '@daymark/planner/breakdown/step-titles';
import type { AiContext } from '../ai/context.ts';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { notFound, stale } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { seeProject } from '../projects/service.ts';
import { toStanding } from '../projects/shape.ts';
import { placeSubtasks } from '../replans/placing.ts';
import {
  holdSubtasks,
  type PlannedSubtask,
  type Waiting,
  writePlannedSubtasks,
} from '../subtasks/plan-writing.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { findProjectOf } from '../subtasks/store.ts';
import { settleWaits } from '../waits/settling.ts';
import { openSubtask } from './proposing.ts';

const MINUTES_AN_HOUR = 60;
const inHours = (minutes: number): number => Math.round((minutes / MINUTES_AN_HOUR) * 100) / 100;

const lagsOf = ({ lags }: SubtaskRow) => lags ?? [];

/** The steps as subtasks: the first one is the subtask itself, each waits for the one before it. */
function stepsAsSubtasks(row: SubtaskRow, steps: readonly SubtaskStep[]): PlannedSubtask[] {
  const ids = steps.map((_, at) => (at === 0 ? row.id : randomUUIDv7()));
  return steps.map(({ title, minutes, done }, at): PlannedSubtask => {
    const isFirst = at === 0;
    const before = ids[at - 1];
    const criterion = done === null ? '' : `- ${done}`;
    const description = isFirst
      ? [row.description, criterion].filter((text) => text !== '').join('\n')
      : criterion;
    return {
      id: ids[at] ?? row.id,
      isNew: !isFirst,
      title: joinedTitle(row.title, title).slice(0, SUBTASK_TITLE_MAX_LENGTH).toWellFormed(),
      description,
      estimatedHours: inHours(minutes),
      guessed: row.guessed,
      priority: row.priority,
      dueDate: row.due_date,
      earliestOn: row.earliest_on,
      latestOn: row.latest_on,
      tags: row.tags,
      milestoneId: row.milestone_id,
      source: row.source,
      playbook: row.playbook,
      statement: row.statement,
      repeat: isFirst && row.repeat,
      // By the first step, a new plan knows that its task is there.
      proposed: isFirst ? row.proposed : null,
      aiGenerated: row.ai_generated,
      isEdited: true,
      isDated: false,
      dependsOn: before === undefined ? row.depends_on : [before],
      lags: before === undefined ? lagsOf(row) : [],
    };
  });
}

/** What waited for the subtask waits for its last step. */
const followersOf = (rows: readonly SubtaskRow[], id: string, last: string): Waiting[] =>
  rows
    .filter(({ depends_on }) => depends_on.includes(id))
    .map((row) => ({
      id: row.id,
      dependsOn: row.depends_on.map((other) => (other === id ? last : other)),
      lags: lagsOf(row).map((lag) => (lag.id === id ? { ...lag, id: last } : lag)),
    }));

/** The steps and what stands behind the subtask on its day, in their order. */
const orderOf = (rows: readonly SubtaskRow[], row: SubtaskRow, ids: readonly string[]): string[] => [
  ...ids,
  ...rows
    .filter((one) => one.due_date === row.due_date && one.position > row.position)
    .toSorted((one, other) => one.position - other.position)
    .map((one) => one.id),
];

/**
 * Replaces an open subtask by steps in a transaction, as one change that can be undone, and lets its waits follow. The
 * scheduler gives the steps days, from that of the subtask on, and moves what comes after them if it has to.
 */
export async function writeSteps(
  context: AiContext,
  trx: Database,
  { id, steps, ifVersion }: { id: string; steps: readonly SubtaskStep[]; ifVersion?: number | undefined },
) {
  const { userId, today, now } = context;
  const own = { ...context, db: trx };
  const projectId = await findProjectOf(trx, userId, id);
  if (!projectId) throw notFound('Subtask');
  const scope = { userId, projectId };
  await lockPlan(trx, scope);
  await holdSubtasks(trx, scope);
  const seen = await seeProject(own, projectId);
  const row = openSubtask(seen, id);
  if (ifVersion !== undefined && row.version !== ifVersion) throw stale('subtask');
  const before = await seePlans(trx, { userId, projectIds: [projectId] });
  const subtasks = stepsAsSubtasks(row, steps);
  const ids = subtasks.map((one) => one.id);
  const waiting = followersOf(seen.subtasks, id, ids.at(-1) ?? id);
  const order = orderOf(seen.subtasks, row, ids);
  await writePlannedSubtasks(trx, scope, { subtasks, waiting, removedIds: [], heldIds: [], order }, now());
  await placeSubtasks(own, projectId, new Set(ids));
  const left = await seeProject(own, projectId);
  const changeId = await keepPlanChange(trx, 'plan', before, now());
  const byId = new Map(left.subtasks.map((one) => [one.id, one]));
  const written = ids.flatMap((one) => byId.get(one) ?? []);
  await settleWaits(own, projectId);
  return { subtasks: subtasksAsOf(today, written), changeId, project: toStanding(left.project, today) };
}
