import type { Milestone } from '@daymark/contract/milestones';
import type { NewSeries } from '@daymark/contract/series';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME, LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { type OnDayOff, type Recurrence, ruleOf, settledOn } from '@daymark/domain/recurrence';
import type { Status } from '@daymark/domain/statuses';
import { addTag } from '@daymark/domain/tags';
import { plural, t } from '@daymark/words/t';
import type { EditDraft } from '../../platform/edit-draft.ts';
import { priorityWords, statusWords } from '../../ui/value-words.ts';
import { dayText } from './subtask-words.ts';

/** A dependency with its typed lag. */
export interface Wait {
  id: string;
  days: string;
}

/** The fields of a subtask's form; unset ones are empty. */
export interface SubtaskDraft {
  title: string;
  description: string;
  dueDate: string;
  dueTime: string;
  priority: Priority;
  status: Status;
  estimatedHours: string;
  actualHours: string;
  milestoneId: string;
  waits: Wait[];
  tags: string[];
  /** A typed tag that is not added yet. */
  tag: string;
}

export const newDraft = (dueDate: string): SubtaskDraft => ({
  title: '',
  description: '',
  dueDate,
  dueTime: DEFAULT_DUE_TIME,
  priority: 'Medium',
  status: 'Pending',
  estimatedHours: '',
  actualHours: '',
  milestoneId: '',
  waits: [],
  tags: [],
  tag: '',
});

const hoursText = (hours: number | null) => (hours === null ? '' : String(hours));

const waitsOf = ({ dependsOn, lags }: Subtask): Wait[] =>
  dependsOn.map((id) => ({ id, days: String(lags.find((lag) => lag.id === id)?.days ?? '') }));

/** The lags of those dependencies that have one. */
export const lagsIn = (waits: readonly Wait[]) =>
  waits
    .map(({ id, days }) => ({ id, days: Math.min(LAG_MAX_DAYS, Math.max(0, Math.round(Number(days)))) }))
    .filter(({ days }) => days > 0);

export const draftOf = (subtask: Subtask): SubtaskDraft => ({
  title: subtask.title,
  description: subtask.description,
  dueDate: subtask.dueDate ?? '',
  dueTime: subtask.dueTime ?? '',
  priority: subtask.priority,
  status: subtask.status,
  estimatedHours: hoursText(subtask.estimatedHours),
  actualHours: hoursText(subtask.actualHours),
  milestoneId: subtask.milestoneId ?? '',
  waits: waitsOf(subtask),
  tags: subtask.tags,
  tag: '',
});

const hoursIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

export const fieldsOf = (draft: SubtaskDraft) =>
  ({
    title: draft.title.trim(),
    description: draft.description,
    dueDate: draft.dueDate || null,
    dueTime: draft.dueTime || null,
    priority: draft.priority,
    status: draft.status,
    estimatedHours: hoursIn(draft.estimatedHours),
    actualHours: hoursIn(draft.actualHours),
    milestoneId: draft.milestoneId || null,
    dependsOn: draft.waits.map(({ id }) => id),
    lags: lagsIn(draft.waits),
    tags: addTag(draft.tags, draft.tag),
  }) satisfies NewSubtask;

/** The same fields as a series that begins on the due date. */
export const seriesOf = (
  draft: SubtaskDraft,
  { recurrence, onDayOff }: { recurrence: Recurrence | null; onDayOff: OnDayOff },
  today: Day,
): NewSeries => {
  const { title, description, dueTime, priority, estimatedHours, tags } = fieldsOf(draft);
  const startsOn = draft.dueDate || today;
  const rule = recurrence ? ruleOf(settledOn(recurrence, startsOn)) : '';
  return { title, description, dueTime, priority, estimatedHours, tags, startsOn, rule, onDayOff };
};

/** The changed fields. Unchanged ones are not sent, so that they do not count as edited. */
export function changesIn(base: SubtaskDraft, draft: SubtaskDraft): Partial<ReturnType<typeof fieldsOf>> {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  const edited = Object.entries(fieldsOf(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return Object.fromEntries(edited);
}

export const LABELS: Record<keyof SubtaskDraft, string> = {
  title: t`Title`,
  description: t`Description`,
  dueDate: t`Due date`,
  dueTime: t`Due time`,
  priority: t`Priority`,
  status: t`Status`,
  estimatedHours: t`Estimated hours`,
  actualHours: t`Hours spent`,
  milestoneId: t`Milestone`,
  waits: t`Waits for`,
  tags: t`Tags`,
  tag: t`Tag`,
};

/** The value of a field in words. */
export function wordsOf(
  field: keyof SubtaskDraft,
  draft: SubtaskDraft,
  milestones: readonly Milestone[],
): string {
  if (field === 'waits') return draft.waits.length === 0 ? '' : t`${plural(draft.waits.length, '# task')}`;
  if (field === 'milestoneId') return milestones.find(({ id }) => id === draft.milestoneId)?.name ?? '';
  if (field === 'tags') return draft.tags.join(', ');
  if (field === 'dueDate') return draft.dueDate === '' ? '' : dayText(draft.dueDate);
  if (field === 'status') return statusWords(draft.status);
  if (field === 'priority') return priorityWords(draft.priority);
  return draft[field];
}

/** What was changed elsewhere while the form was open, in words. */
export const elsewhereInWords = (
  { elsewhere, value }: EditDraft<SubtaskDraft>,
  now: SubtaskDraft,
  milestones: readonly Milestone[],
) =>
  elsewhere.map(({ field, isMine }) => ({
    label: LABELS[field],
    theirs: wordsOf(field, now, milestones),
    mine: isMine ? wordsOf(field, value, milestones) : undefined,
  }));

export const hasTitle = ({ title }: SubtaskDraft): boolean => title.trim() !== '';
