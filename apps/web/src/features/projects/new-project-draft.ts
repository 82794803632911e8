import type { ProjectDraft as Drafted } from '@daymark/contract/chats';
import type { NewProject } from '@daymark/contract/projects';
import { addDays, type Day, isDay } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME, DEFAULT_TIMELINE_DAYS, TAGS_MAX_COUNT } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { timelineDays, timelineProblem } from '@daymark/domain/projects';
import type { Statement } from '@daymark/domain/reading';
import { addTag } from '@daymark/domain/tags';
import { hasAi } from '../../lib/ai.ts';
import { descriptionProblem } from '../../lib/description-problem.ts';

export interface MilestoneDraft {
  /** Names the row while it is on screen. */
  key: number;
  name: string;
  dueDate: Day;
}

/** What is typed into the New Project dialog. A date is empty until one is chosen. */
export interface NewProjectDraft {
  name: string;
  description: string;
  startDate: Day;
  dueDate: Day;
  dueTime: string;
  priority: Priority;
  category: string;
  tags: string[];
  /** A tag that is typed and not added yet. */
  tag: string;
  milestones: MilestoneDraft[];
  generate: boolean;
  /** What the person said of lines of the description, looking at the plan first. */
  corrections: Statement[];
}

const dueByDefault = (startDate: Day): Day =>
  isDay(startDate) ? addDays(startDate, DEFAULT_TIMELINE_DAYS) : '';

export const emptyDraft = (today: Day): NewProjectDraft => ({
  name: '',
  description: '',
  startDate: today,
  dueDate: dueByDefault(today),
  dueTime: DEFAULT_DUE_TIME,
  priority: 'High',
  category: '',
  tags: [],
  tag: '',
  milestones: [],
  generate: true,
  corrections: [],
});

/** The fields of a project that was described elsewhere, such as in a chat. */
export const draftFrom = ({
  milestones,
  dueTime,
  timeline: _timeline,
  generateAISubtasks: generate,
  ...fields
}: Drafted['project']): NewProjectDraft => ({
  ...fields,
  dueTime: dueTime ?? DEFAULT_DUE_TIME,
  tag: '',
  milestones: milestones.map(({ name, dueDate }, key) => ({ key, name, dueDate })),
  generate,
});

/** A due date that nobody has chosen moves with the start; one that was chosen is a deadline, and stands. */
export function withDates(
  draft: NewProjectDraft,
  fields: Partial<NewProjectDraft>,
): Partial<NewProjectDraft> {
  const { startDate } = fields;
  const isChosen = draft.dueDate !== dueByDefault(draft.startDate);
  if (startDate === undefined || !isDay(startDate) || isChosen) return fields;
  return { dueDate: dueByDefault(startDate), ...fields };
}

const isComplete = ({ name, startDate, dueDate }: NewProjectDraft): boolean =>
  name.trim() !== '' && startDate !== '' && dueDate !== '';

/** The tag that is typed and not added yet is one of them. */
const tagsOf = ({ tags, tag }: NewProjectDraft) => addTag(tags, tag);

export const tagsProblem = (draft: NewProjectDraft): string | undefined =>
  tagsOf(draft).length > TAGS_MAX_COUNT ? `Please use at most ${TAGS_MAX_COUNT} tags` : undefined;

/** What keeps it from being sent, where its field may be out of sight; the timeline says so itself. */
export function obstacleOf(draft: NewProjectDraft): string | undefined {
  if (!isComplete(draft)) return 'Please fill in all required fields';
  return descriptionProblem(draft.description) ? 'The description is too long' : tagsProblem(draft);
}

/** The length of the timeline in words, or what is wrong with it; undefined while a date is missing. */
export function timelineOf({
  startDate,
  dueDate,
}: NewProjectDraft): { days: number; problem: string | null } | undefined {
  if (startDate === '' || dueDate === '') return undefined;
  return { days: timelineDays(startDate, dueDate), problem: timelineProblem(startDate, dueDate) };
}

export const canCreate = (draft: NewProjectDraft): boolean =>
  obstacleOf(draft) === undefined && timelineOf(draft)?.problem === null;

/** A milestone row that nobody filled in says nothing. */
const isNamed = ({ name, dueDate }: MilestoneDraft) => name.trim() !== '' || dueDate !== '';

export const namedMilestones = (draft: NewProjectDraft): MilestoneDraft[] => draft.milestones.filter(isNamed);

export function toNewProject(draft: NewProjectDraft): NewProject {
  const { generate, dueTime, tag: _added, ...words } = draft;
  return {
    ...words,
    tags: tagsOf(draft),
    dueTime: dueTime || null,
    timeline: timelineDays(draft.startDate, draft.dueDate),
    milestones: namedMilestones(draft).map(({ name, dueDate }) => ({ name, dueDate })),
    generateAISubtasks: generate && hasAi(),
  };
}
