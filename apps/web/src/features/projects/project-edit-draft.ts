import type { Project } from '@daymark/contract/projects';
import { addDays, isDay } from '@daymark/domain/dates';
import { TIMELINE_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { timelineDays, timelineProblem } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { tagsFromText } from '@daymark/domain/tags';
import type { ProjectEdit } from './project-cache.ts';

/** What is typed into the edit mode of a project: tags separated by commas, the timeline in whole days. */
export interface ProjectEditDraft {
  name: string;
  description: string;
  startDate: string;
  dueDate: string;
  dueTime: string;
  timeline: string;
  priority: Priority;
  status: Status;
  category: string;
  tags: string;
}

export const draftOfProject = (project: Project): ProjectEditDraft => ({
  name: project.name,
  description: project.description,
  startDate: project.startDate,
  dueDate: project.dueDate,
  dueTime: project.dueTime,
  timeline: String(project.timeline),
  priority: project.priority,
  status: project.status,
  category: project.category,
  tags: project.tags.join(', '),
});

/** Timeline and dates say the same thing twice: whichever is typed, the other follows. */
export function withTimeline(
  draft: ProjectEditDraft,
  fields: Partial<ProjectEditDraft>,
): Partial<ProjectEditDraft> {
  const after = { ...draft, ...fields };
  if (fields.timeline !== undefined) {
    const days = Number.parseInt(fields.timeline, 10);
    const isLength = days > 0 && days <= TIMELINE_MAX_DAYS && isDay(after.startDate);
    return isLength ? { ...fields, dueDate: addDays(after.startDate, days) } : fields;
  }
  const datesChanged = fields.startDate !== undefined || fields.dueDate !== undefined;
  if (!datesChanged || !isDay(after.startDate) || !isDay(after.dueDate)) return fields;
  return { ...fields, timeline: String(timelineDays(after.startDate, after.dueDate)) };
}

/** What is wrong with the draft, by field; empty when it can be saved. */
export function problemsOf(draft: ProjectEditDraft): Partial<Record<keyof ProjectEditDraft, string>> {
  const required = 'Please fill in all required fields';
  if (draft.name.trim() === '') return { name: required };
  if (draft.startDate === '') return { startDate: required };
  if (draft.dueDate === '') return { dueDate: required };
  const wrong = timelineProblem(draft.startDate, draft.dueDate);
  if (wrong) return { dueDate: wrong };
  const days = Number.parseInt(draft.timeline, 10);
  return days === timelineDays(draft.startDate, draft.dueDate)
    ? {}
    : { timeline: `Please enter whole days from 1 to ${TIMELINE_MAX_DAYS}` };
}

/** The fields that differ from the project as it stands. */
export function editOf(project: Project, draft: ProjectEditDraft): ProjectEdit {
  const { timeline: _shownTwice, tags, dueTime, ...words } = draft;
  const wanted = {
    ...words,
    name: draft.name.trim(),
    category: draft.category.trim(),
    tags: tagsFromText(tags),
    ...(dueTime !== '' && { dueTime }),
  };
  const before = new Map<string, unknown>(Object.entries(project));
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
    ),
  );
}
