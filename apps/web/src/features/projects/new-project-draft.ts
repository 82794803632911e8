import type { ProjectDraft as Drafted } from '@daymark/contract/chats';
import type { NewProject } from '@daymark/contract/projects';
import { addDays, type Day, isDay } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME, DEFAULT_TIMELINE_DAYS, TAGS_MAX_COUNT } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { timelineDays, timelineProblem } from '@daymark/domain/projects';
import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { addTag } from '@daymark/domain/tags';
import { t } from '@daymark/words/t';
import { NEW_CLIENT } from '../../plan-data/clients.ts';
import { descriptionProblem } from '../../plan-data/description-problem.ts';
import { hasAi } from '../../platform/ai.ts';

/** The name of the dialog's draft on the device. */
export const NEW_PROJECT_DRAFT = 'new-project';

export interface MilestoneDraft {
  /** Identifies the row while it is on screen. */
  key: number;
  name: string;
  dueDate: Day;
}

/** The fields of the New Project dialog. A date is empty until one is chosen. */
export interface NewProjectDraft {
  name: string;
  description: string;
  startDate: Day;
  dueDate: Day;
  dueTime: string;
  priority: Priority;
  category: string;
  tags: string[];
  /** A typed tag that is not added yet. */
  tag: string;
  /** Empty for none. */
  clientId: string;
  /** The name of a client that is made with the project. */
  newClient: string;
  milestones: MilestoneDraft[];
  generate: boolean;
  /** The user's corrections of lines, from the preview. */
  corrections: Statement[];
  depth: Depth;
  /** The kind of project that the user chose, or `none`; null for the nearest. */
  projectKind: string | null;
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
  clientId: '',
  newClient: '',
  milestones: [],
  generate: true,
  corrections: [],
  depth: 'balanced',
  projectKind: null,
});

/** The fields of a project that was described elsewhere, such as in a chat. */
export const draftFrom = ({
  milestones,
  dueTime,
  timeline: _timeline,
  generateAISubtasks: generate,
  clientId,
  ...fields
}: Drafted['project']): NewProjectDraft => ({
  ...fields,
  dueTime: dueTime ?? DEFAULT_DUE_TIME,
  tag: '',
  clientId: clientId ?? '',
  newClient: '',
  milestones: milestones.map(({ name, dueDate }, key) => ({ key, name, dueDate })),
  generate,
});

/** A default due date moves with the start; a chosen one is a deadline and stays. */
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

/** Includes the typed tag that is not added yet. */
const tagsOf = ({ tags, tag }: NewProjectDraft) => addTag(tags, tag);

export const tagsProblem = (draft: NewProjectDraft): string | undefined =>
  tagsOf(draft).length > TAGS_MAX_COUNT ? t`Please use at most ${TAGS_MAX_COUNT} tags` : undefined;

/** A problem that prevents sending and whose field may not be visible; problems of the dates are shown elsewhere. */
export function obstacleOf(draft: NewProjectDraft): string | undefined {
  if (!isComplete(draft)) return t`Please fill in all required fields`;
  return descriptionProblem(draft.description) ? t`The description is too long` : tagsProblem(draft);
}

/** The length of the project in words, or what is wrong with its dates; undefined while one is missing. */
export function timelineOf({
  startDate,
  dueDate,
}: NewProjectDraft): { days: number; problem: string | null } | undefined {
  if (startDate === '' || dueDate === '') return undefined;
  return { days: timelineDays(startDate, dueDate), problem: timelineProblem(startDate, dueDate) };
}

export const canCreate = (draft: NewProjectDraft): boolean =>
  obstacleOf(draft) === undefined && timelineOf(draft)?.problem === null;

/** Empty milestone rows are ignored. */
const isNamed = ({ name, dueDate }: MilestoneDraft) => name.trim() !== '' || dueDate !== '';

export const namedMilestones = (draft: NewProjectDraft): MilestoneDraft[] => draft.milestones.filter(isNamed);

/** The name of a new client is sent before the project. */
const isId = (clientId: string): boolean => clientId !== '' && clientId !== NEW_CLIENT;

export function toNewProject(draft: NewProjectDraft): NewProject {
  const { generate, dueTime, tag: _added, clientId, newClient: _made, ...words } = draft;
  return {
    ...words,
    tags: tagsOf(draft),
    dueTime: dueTime || null,
    clientId: isId(clientId) ? clientId : null,
    timeline: timelineDays(draft.startDate, draft.dueDate),
    milestones: namedMilestones(draft).map(({ name, dueDate }) => ({ name, dueDate })),
    generateAISubtasks: generate && hasAi(),
  };
}
