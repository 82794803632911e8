import { NewProject } from '@daymark/contract/projects';
import { MILESTONE_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import type { Asked, ReadProject } from '../engine.ts';
import type { Planner } from '../planner.ts';

/** A project as the built-in reader finds it in what was said; undefined when there is none. */
export async function readProjectBuiltIn(
  planner: Planner,
  { turns, today, locale }: Asked,
  signal: AbortSignal,
): Promise<ReadProject | undefined> {
  signal.throwIfAborted();
  const draft = await planner.draft({ turns: [...turns], today, locale });
  signal.throwIfAborted();
  if (!draft) return undefined;
  const { assumptions, milestones, ...words } = draft.project;
  const named = milestones.map(({ name, dueDate }) => ({
    name: name.slice(0, MILESTONE_NAME_MAX_LENGTH),
    dueDate,
  }));
  const project = { ...words, milestones: named, generateAISubtasks: true };
  // What was said may hold a line that no name can be.
  if (!NewProject.safeParse(project).success) return undefined;
  const tasks = draft.tasks.map(({ title, description, estimatedHours }) => ({
    title,
    description,
    estimatedHours,
  }));
  return { project, tasks, assumptions, usage: { inputTokens: null, outputTokens: null } };
}
