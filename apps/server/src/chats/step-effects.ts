import type { ProposedAction } from '@daymark/contract/proposals';
import { durationText } from '@daymark/domain/durations';
import { seeSubtask, stepsOfLibrary } from '../break-downs/proposing.ts';
import { AppError } from '../http/errors.ts';
import type { Replanning } from '../replans/placing.ts';
import { effectTexts } from './effect-texts.ts';
import { quoted } from './effect-words.ts';
import type { Targets } from './target-store.ts';

type BreakDown = Extract<ProposedAction, { kind: 'break-down-subtask' }>;

const MINUTES_AN_HOUR = 60;

async function stepsFor(context: Replanning, { subtaskId, depth, steps }: BreakDown) {
  if (steps) return steps;
  const found = await seeSubtask(context, subtaskId);
  return (await stepsOfLibrary(context, found, { depth })).steps;
}

/** The steps by which a task would be replaced, by name; undefined if it cannot be. */
export async function stepsEffect(context: Replanning, action: BreakDown, { subtasks }: Targets) {
  const present = subtasks.find(({ id }) => id === action.subtaskId);
  if (!present || present.status === 'Completed') return undefined;
  try {
    const steps = await stepsFor(context, action);
    const named = steps.map(({ title, minutes }) => `${title} (${durationText(minutes / MINUTES_AN_HOUR)})`);
    const [title, project] = [quoted(present.title), quoted(present.project)];
    return {
      effect: effectTexts.breakDownSubtask(title, project, steps.length, named.join('; ')),
      targetVersion: present.version,
      action: { ...action, steps },
    };
  } catch (error) {
    // A busy planner must not lose the answer.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
