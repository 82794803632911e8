import type { BreakDownWish, SubtaskStep } from '@daymark/contract/break-downs';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { sharedOut } from '@daymark/planner/breakdown/break-one';
import { t } from '@daymark/words/t';
import { withAllowance } from '../ai/allowance.ts';
import type { AiContext } from '../ai/context.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { AppError, notFound } from '../http/errors.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { briefOf } from '../readings/service.ts';
import { findProjectOf } from '../subtasks/store.ts';
import { findUser } from '../users/store.ts';

/** What is needed to propose steps without a language model. */
type Proposing = Pick<AiContext, 'db' | 'userId' | 'signal' | 'planner'>;

type Wish = Omit<BreakDownWish, 'steps'>;

interface ProposedSteps {
  steps: SubtaskStep[];
  source: 'library' | 'model' | 'family';
  questions: string[];
}

/** The open subtask with this id in a project. */
export function openSubtask({ subtasks }: SeenProject, id: string): SubtaskRow {
  const row = subtasks.find((one) => one.id === id);
  if (!row) throw notFound('Subtask');
  if (row.status === 'Completed')
    throw new AppError('conflict', t`This subtask is completed, so there is nothing left to break down.`);
  return row;
}

export async function seeSubtask(
  context: Pick<AiContext, 'db' | 'userId'>,
  id: string,
): Promise<{ seen: SeenProject; row: SubtaskRow }> {
  const projectId = await findProjectOf(context.db, context.userId, id);
  if (!projectId) throw notFound('Subtask');
  const seen = await seeProject(context, projectId);
  return { seen, row: openSubtask(seen, id) };
}

const MINUTES_AN_HOUR = 60;

/** The minutes of a subtask if a person said them. */
function saidMinutes({ estimated_hours: hours, guessed, proposed }: SubtaskRow): number | null {
  if (!hours || (guessed && (proposed === null || Number(proposed.hours) === Number(hours)))) return null;
  return Math.max(1, Math.round(hours * MINUTES_AN_HOUR));
}

/** The steps that the planner's library has for a subtask. */
export async function stepsOfLibrary(
  { db, userId, signal, planner }: Proposing,
  { seen, row }: { seen: SeenProject; row: SubtaskRow },
  { depth = USUAL_DEPTH, answers = '' }: Wish,
): Promise<ProposedSteps> {
  const { name, description, category, tags, kind } = briefOf(seen);
  const locale = (await findUser(db, userId))?.locale ?? '';
  const task = {
    ...{ title: row.title, saidMinutes: saidMinutes(row), answers, depth },
    ...{ name, description, category, tags, kind, locale },
  };
  return planner.breakDownOne(task, { userId, signal });
}

/** The steps that a language model has for a subtask; undefined if it has no two. */
async function stepsOfModel(
  context: AiContext,
  { seen, row }: { seen: SeenProject; row: SubtaskRow },
  { depth = USUAL_DEPTH, answers = '' }: Wish,
): Promise<ProposedSteps | undefined> {
  const { engine, userId, signal } = context;
  const answer = await withAllowance(context, 'breakdown', engine, async () =>
    engine.readSteps?.(
      {
        ...{ title: row.title, answers, depth },
        project: seen.project.name,
        brief: seen.project.description,
        others: seen.subtasks.flatMap((one) => (one.id === row.id ? [] : one.title)),
        hours: saidMinutes(row) === null ? null : row.estimated_hours,
      },
      { userId, signal },
    ),
  );
  if (!answer || answer.steps.length < 2) return undefined;
  return { steps: sharedOut(answer.steps, saidMinutes(row)), source: 'model', questions: [] };
}

/**
 * The steps of an open subtask: those of the library if it knows what the title means, else those of the language
 * model if there is one, else the phases of such work with questions. Writes nothing.
 */
export async function proposeSteps(context: AiContext, id: string, wish: Wish): Promise<ProposedSteps> {
  const found = await seeSubtask(context, id);
  const known = await stepsOfLibrary(context, found, wish);
  if (known.source === 'library' || !context.engine.readSteps) return known;
  return (await stepsOfModel(context, found, wish)) ?? known;
}
