import type { Project } from '@daymark/contract/projects';
import { addDays, isDay, type Weekday } from '@daymark/domain/dates';
import { HOURS_PER_DAY_MAX, HOURS_STEP, TIMELINE_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { ProjectColor } from '@daymark/domain/project-colors';
import { timelineDays, timelineProblem } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { tagsFromText } from '@daymark/domain/tags';
import { t } from '@daymark/words/t';
import { clientName } from '../../plan-data/clients.ts';
import { descriptionProblem } from '../../plan-data/description-problem.ts';
import type { EditDraft } from '../../platform/edit-draft.ts';
import { weekdayName } from '../../platform/weekdays.ts';
import { colorName } from '../../ui/color-choice.tsx';
import { priorityWords, statusWords } from '../../ui/value-words.ts';
import type { ProjectEdit } from './project-edit.ts';
import { dateText } from './project-words.ts';

/** The fields of a project's edit mode: tags separated by commas, the length in whole days. */
export interface ProjectEditDraft {
  name: string;
  description: string;
  startDate: string;
  dueDate: string;
  dueTime: string;
  timeline: string;
  priority: Priority;
  color: ProjectColor;
  status: Status;
  category: string;
  tags: string;
  /** Empty for none. */
  clientId: string;
  /** The name of a client that is made when the form is saved. */
  newClient: string;
  /** Empty means the user's usual ones. */
  weekdays: readonly Weekday[];
  /** Empty means the usual ones. */
  hoursPerDay: string;
}

export const draftOfProject = (project: Project): ProjectEditDraft => ({
  name: project.name,
  description: project.description,
  startDate: project.startDate,
  dueDate: project.dueDate,
  dueTime: project.dueTime,
  timeline: String(project.timeline),
  priority: project.priority,
  color: project.color,
  status: project.status,
  category: project.category,
  tags: project.tags.join(', '),
  clientId: project.clientId ?? '',
  newClient: '',
  weekdays: project.weekdays ?? [],
  hoursPerDay: project.hoursPerDay === null ? '' : String(project.hoursPerDay),
});

/** The length and the dates are redundant: changing one updates the other. */
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

/** The problems of the draft, by field; empty if it can be saved. */
export function problemsOf(draft: ProjectEditDraft): Partial<Record<keyof ProjectEditDraft, string>> {
  const required = t`Please fill in all required fields`;
  if (draft.name.trim() === '') return { name: required };
  if (draft.startDate === '') return { startDate: required };
  if (draft.dueDate === '') return { dueDate: required };
  const hours = Number(draft.hoursPerDay);
  if (
    draft.hoursPerDay !== '' &&
    !(hours >= HOURS_STEP && hours <= HOURS_PER_DAY_MAX && Number.isInteger(hours / HOURS_STEP))
  )
    return {
      hoursPerDay: t`Hours a day must be from ${HOURS_STEP} to ${HOURS_PER_DAY_MAX}, in quarters of an hour`,
    };
  const tooLong = descriptionProblem(draft.description);
  if (tooLong) return { description: tooLong };
  const wrong = timelineProblem(draft.startDate, draft.dueDate);
  if (wrong) return { dueDate: wrong };
  const days = Number.parseInt(draft.timeline, 10);
  return days === timelineDays(draft.startDate, draft.dueDate)
    ? {}
    : { timeline: t`Please enter whole days from 1 to ${TIMELINE_MAX_DAYS}` };
}

const fieldsOf = ({
  timeline: _shownTwice,
  tags,
  dueTime,
  weekdays,
  hoursPerDay,
  clientId,
  newClient: _made,
  ...words
}: ProjectEditDraft) => ({
  ...words,
  name: words.name.trim(),
  category: words.category.trim(),
  tags: tagsFromText(tags),
  clientId: clientId || null,
  weekdays: weekdays.length > 0 ? weekdays.toSorted() : null,
  hoursPerDay: hoursPerDay === '' ? null : Number(hoursPerDay),
  ...(dueTime !== '' && { dueTime }),
});

/** The changed fields. Unchanged ones are not sent. */
export function editOf(base: ProjectEditDraft, draft: ProjectEditDraft): ProjectEdit {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  return Object.fromEntries(
    Object.entries(fieldsOf(draft)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
    ),
  );
}

const AS_USUAL = t`As usual`;

const LABELS: Record<keyof ProjectEditDraft, string> = {
  name: t`Project name`,
  description: t`Description`,
  startDate: t`Start date`,
  dueDate: t`Due date`,
  dueTime: t`Due time`,
  timeline: t`Timeline (days)`,
  priority: t`Priority`,
  color: t`Colour`,
  status: t`Status`,
  category: t`Category`,
  tags: t`Tags`,
  clientId: t`Client`,
  newClient: t`Name of the new client`,
  weekdays: t`Working days`,
  hoursPerDay: t`Hours a day`,
};

function inWords(field: keyof ProjectEditDraft, draft: ProjectEditDraft): string {
  if (field === 'startDate' || field === 'dueDate') return dateText(draft[field], 'dated');
  if (field === 'hoursPerDay') return draft.hoursPerDay || AS_USUAL;
  if (field === 'color') return colorName(draft.color);
  if (field === 'status') return statusWords(draft.status);
  if (field === 'clientId') return clientName(draft.clientId);
  if (field === 'priority') return priorityWords(draft.priority);
  if (field !== 'weekdays') return draft[field];
  return draft.weekdays.map((day) => weekdayName(day, 'short')).join(', ') || AS_USUAL;
}

/** What was changed elsewhere while the form was open, for the person to look at. */
export const elsewhereInWords = ({ elsewhere, value }: EditDraft<ProjectEditDraft>, now: ProjectEditDraft) =>
  elsewhere.map(({ field, isMine }) => ({
    label: LABELS[field],
    theirs: inWords(field, now),
    mine: isMine ? inWords(field, value) : undefined,
  }));
