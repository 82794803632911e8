import type { ProposedAction } from '@daymark/contract/proposals';
import { z } from 'zod';
import { localeIn } from '../ai/locale.ts';
import type { UserContext } from '../http/context.ts';
import { findUser } from '../users/store.ts';
import { daysOffOf, daysOffText } from './absence-effects.ts';
import { dayText, type EffectLocale, plural, quoted } from './effect-words.ts';
import type { ProposalRow } from './message-store.ts';
import { findTargets, type ProjectTarget, type SubtaskTarget } from './target-store.ts';

/** The fields that actions return about what they wrote. */
const Written = z.object({
  project: z.object({ id: z.string() }).optional(),
  row: z.object({ id: z.string() }).optional(),
  changeId: z.string().nullable().default(null),
  /** The number of added or moved subtasks. */
  count: z.int().default(0),
  moved: z.int().default(0),
});
type Written = z.output<typeof Written>;

interface Now {
  /** How the user's dates are written in English. */
  locale: EffectLocale;
  project: ProjectTarget | undefined;
  subtask: SubtaskTarget | undefined;
  written: Written;
}

const subtasks = (count: number) => plural(count, 'task');

function ofNewProject(project: ProjectTarget, isPlanned: boolean, locale: EffectLocale): string {
  const made = `Created the project ${quoted(project.name)}`;
  const due = `due ${dayText(project.dueDate, locale)}.`;
  if (!isPlanned) return `${made}, ${due}`;
  return project.tasks > 0
    ? `${made} with ${subtasks(project.tasks)}, ${due}`
    : `${made}, ${due} Its tasks could not be generated: open it to try again.`;
}

function subtaskText({ subtask, locale }: Pick<Now, 'subtask' | 'locale'>): string {
  if (!subtask) return '';
  const due = subtask.dueDate ? `, due ${dayText(subtask.dueDate, locale)}` : '';
  return `${quoted(subtask.title)} in ${quoted(subtask.project)}: ${subtask.status}${due}, priority ${subtask.priority}.`;
}

function ofProject(action: ProposedAction, project: ProjectTarget, now: Now): string {
  const { written, locale } = now;
  const name = quoted(project.name);
  switch (action.kind) {
    case 'create-project':
      return ofNewProject(project, action.project.generateAISubtasks, locale);
    case 'change-project':
      return `Changed ${name}: ${project.status}, ${project.progress}% done, ${dayText(project.startDate, locale)} to ${dayText(project.dueDate, locale)}, priority ${project.priority}.`;
    case 'break-down':
      return `${name} now has ${subtasks(project.tasks)}.`;
    case 'create-subtask':
      return `Added ${subtaskText(now)}`;
    case 'change-subtask':
      return `Changed ${subtaskText(now)}`;
    case 'create-series':
      return `Added ${quoted(action.series.title)} to ${name} on ${plural(written.count, 'day')}.`;
    default:
      return `Moved ${subtasks(written.moved)} of ${name}, due ${dayText(project.dueDate, locale)}.`;
  }
}

/** The result in words, with the stored values. */
function resultText(action: ProposedAction, now: Now): string {
  if (action.kind === 'add-day-off') {
    const { moved } = now.written;
    const days = daysOffText(daysOffOf(action), now.locale);
    return `Took ${days} off.${moved > 0 ? ` Moved ${subtasks(moved)}.` : ''}`;
  }
  if (action.kind === 'replan' && action.projectId === null) return `Moved ${subtasks(now.written.moved)}.`;
  return now.project ? ofProject(action, now.project, now) : 'Done.';
}

/** The stored result of an action. */
export async function resultOf(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  action: ProposedAction,
  answer: object,
): Promise<NonNullable<ProposalRow['result']>> {
  const written = Written.parse(answer);
  const projectId = written.project?.id ?? (action.kind === 'replan' ? action.projectId : null);
  const { projects, subtasks: found } = await findTargets(db, userId, {
    projectIds: projectId === null ? [] : [projectId],
    subtaskIds: written.row ? [written.row.id] : [],
  });
  const locale = localeIn('en', (await findUser(db, userId))?.locale ?? '');
  const text = resultText(action, { project: projects[0], subtask: found[0], written, locale });
  return { text, projectId, changeId: written.changeId };
}
