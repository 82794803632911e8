import { isUnsure } from '@daymark/domain/statements';
import type { PlanFact, WaitingTaskFact } from '../ai/facts.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { statementsKept } from '../readings/service.ts';
import type { Replanning } from '../replans/placing.ts';
import { previewReplan } from '../replans/service.ts';

import { standingWaitsOf } from '../waits/service.ts';

const WAITS_LISTED = 40;
const TASKS_LISTED = 60;
const NOT_SURE_LISTED = 25;
const WORDS_CHARACTERS = 300;

const isOpen = ({ status }: SubtaskRow) => status !== 'Completed';

/** Open work that waits for other open work, or that has an earliest day. */
function waitingOf({ subtasks }: SeenProject): WaitingTaskFact[] {
  const open = new Map(subtasks.filter(isOpen).map((row) => [row.id, row]));
  const told = [...open.values()].map((row): WaitingTaskFact => {
    const daysAfter = new Map((row.lags ?? []).map(({ id, days }) => [id, days]));
    const waitsFor = row.depends_on.flatMap((id) => {
      const other = open.get(id);
      return other ? [{ id, title: other.title, daysAfter: daysAfter.get(id) ?? 0 }] : [];
    });
    const { id, title, due_date: dueDate, earliest_on: earliestOn, pinned } = row;
    return { id, title, dueDate, earliestOn, pinned, waitsFor };
  });
  return told
    .filter(({ waitsFor, earliestOn }) => waitsFor.length > 0 || earliestOn !== null)
    .slice(0, TASKS_LISTED);
}

const notSureOf = (seen: SeenProject): PlanFact['notSure'] =>
  statementsKept(seen)
    .filter(isUnsure)
    .slice(0, NOT_SURE_LISTED)
    .map((one) => ({
      words: one.words.text.slice(0, WORDS_CHARACTERS),
      question: one.kind === 'unsure' ? one.question : null,
      couldBe: one.kind === 'unsure' ? [...one.kinds] : [one.kind],
    }));

/** The present state of a project's plan: its stored facts, and the result of a replan. */
export async function planOfProject(context: Replanning, projectId: string): Promise<PlanFact> {
  const [seen, replan] = await Promise.all([
    seeProject(context, projectId),
    previewReplan(context, { projectId, staying: [] }),
  ]);
  const { project } = seen;
  const waits = (await standingWaitsOf(context, seen)).filter(({ stage }) => stage !== 'over');
  return {
    id: project.id,
    name: project.name,
    startDate: project.start_date,
    dueDate: project.due_date,
    weekdays: project.weekdays,
    hoursPerDay: project.hours_per_day,
    fits: replan.feasible,
    tooMuch: replan.certificate,
    waysOut: replan.waysOut,
    wouldMove: replan.moves.length,
    fitsNowhere: replan.unplaced.map(({ title }) => title).slice(0, TASKS_LISTED),
    waits: waits
      .slice(0, WAITS_LISTED)
      .map(({ title, who, from, to, stage }) => ({ title, who, from, to, isRunning: stage === 'running' })),
    waiting: waitingOf(seen),
    notSure: notSureOf(seen),
    questions: (project.plan?.questions ?? []).slice(0, NOT_SURE_LISTED).map(({ text }) => text),
  };
}
