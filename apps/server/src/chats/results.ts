import type { ProposedAction } from '@daymark/contract/proposals';
import { languageNow } from '@daymark/words/in-language';
import { localeIn } from '@daymark/words/languages';
import { plural, t } from '@daymark/words/t';
import { z } from 'zod';
import type { UserContext } from '../http/context.ts';
import { findUser } from '../users/store.ts';
import { daysOffOf, daysOffText } from './absence-effects.ts';
import { dayText, type EffectLocale, quoted, stateText } from './effect-words.ts';
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
  /** How the user's dates are written in the language of the request. */
  locale: EffectLocale;
  project: ProjectTarget | undefined;
  subtask: SubtaskTarget | undefined;
  written: Written;
}

function ofNewProject(project: ProjectTarget, isPlanned: boolean, locale: EffectLocale): string {
  const [name, due] = [quoted(project.name), dayText(project.dueDate, locale)];
  if (!isPlanned) return t`Created the project ${name}, due ${due}.`;
  return project.tasks > 0
    ? t`Created the project ${name} with ${plural(project.tasks, '# task')}, due ${due}.`
    : t`Created the project ${name}, due ${due}. Its tasks could not be generated: open it to try again.`;
}

function subtaskText({ subtask, locale }: Pick<Now, 'subtask' | 'locale'>): string {
  if (!subtask) return '';
  const [title, project] = [quoted(subtask.title), quoted(subtask.project)];
  const [status, priority] = [stateText(subtask.status), stateText(subtask.priority)];
  return subtask.dueDate
    ? t`${title} in ${project}: ${status}, due ${dayText(subtask.dueDate, locale)}, priority ${priority}.`
    : t`${title} in ${project}: ${status}, priority ${priority}.`;
}

function ofProject(action: ProposedAction, project: ProjectTarget, now: Now): string {
  const { written, locale } = now;
  const name = quoted(project.name);
  switch (action.kind) {
    case 'create-project':
      return ofNewProject(project, action.project.generateAISubtasks, locale);
    case 'change-project':
      return t`Changed ${name}: ${stateText(project.status)}, ${project.progress}% done, ${dayText(project.startDate, locale)} to ${dayText(project.dueDate, locale)}, priority ${stateText(project.priority)}.`;
    case 'break-down':
      return t`${name} now has ${plural(project.tasks, '# task')}.`;
    case 'break-down-subtask':
      return t`${plural(written.count, '# step is', '# steps are')} planned in ${name}.`;
    case 'create-subtask':
      return t`Added ${subtaskText(now)}`;
    case 'change-subtask':
      return t`Changed ${subtaskText(now)}`;
    case 'create-series':
      return t`Added ${quoted(action.series.title)} to ${name} on ${plural(written.count, '# day')}.`;
    default:
      return t`Moved ${plural(written.moved, '# task')} of ${name}, due ${dayText(project.dueDate, locale)}.`;
  }
}

/** The result in words, with the stored values. */
function resultText(action: ProposedAction, now: Now): string {
  if (action.kind === 'add-day-off') {
    const { moved } = now.written;
    const days = daysOffText(daysOffOf(action), now.locale);
    return moved > 0 ? t`Took ${days} off. Moved ${plural(moved, '# task')}.` : t`Took ${days} off.`;
  }
  if (action.kind === 'replan' && action.projectId === null)
    return t`Moved ${plural(now.written.moved, '# task')}.`;
  return now.project ? ofProject(action, now.project, now) : t`Done.`;
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
  const locale = localeIn(languageNow(), (await findUser(db, userId))?.locale);
  const text = resultText(action, { project: projects[0], subtask: found[0], written, locale });
  return { text, projectId, changeId: written.changeId };
}
