import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { addTag } from '@daymark/domain/tags';

/** What is typed into the form of a subtask; what is not set is empty. */
export interface SubtaskDraft {
  title: string;
  description: string;
  dueDate: string;
  priority: Priority;
  status: Status;
  estimatedHours: string;
  actualHours: string;
  milestoneId: string;
  tags: string[];
  /** A tag that is typed and not added yet. */
  tag: string;
}

export const newDraft = (dueDate: string): SubtaskDraft => ({
  title: '',
  description: '',
  dueDate,
  priority: 'Medium',
  status: 'Pending',
  estimatedHours: '',
  actualHours: '',
  milestoneId: '',
  tags: [],
  tag: '',
});

const hoursText = (hours: number | null) => (hours === null ? '' : String(hours));

export const draftOf = (subtask: Subtask): SubtaskDraft => ({
  title: subtask.title,
  description: subtask.description,
  dueDate: subtask.dueDate ?? '',
  priority: subtask.priority,
  status: subtask.status,
  estimatedHours: hoursText(subtask.estimatedHours),
  actualHours: hoursText(subtask.actualHours),
  milestoneId: subtask.milestoneId ?? '',
  tags: subtask.tags,
  tag: '',
});

const hoursIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

export const fieldsOf = (draft: SubtaskDraft) =>
  ({
    title: draft.title.trim(),
    description: draft.description,
    dueDate: draft.dueDate || null,
    priority: draft.priority,
    status: draft.status,
    estimatedHours: hoursIn(draft.estimatedHours),
    actualHours: hoursIn(draft.actualHours),
    milestoneId: draft.milestoneId || null,
    tags: addTag(draft.tags, draft.tag),
  }) satisfies NewSubtask;

/** The fields that were edited: what stands as it was is not sent, and so is not marked as the person's own. */
export function changesIn(subtask: Subtask, draft: SubtaskDraft): Partial<ReturnType<typeof fieldsOf>> {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(draftOf(subtask))));
  const edited = Object.entries(fieldsOf(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return Object.fromEntries(edited);
}

export const hasTitle = ({ title }: SubtaskDraft): boolean => title.trim() !== '';
