import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { isMissed } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import type { RefObject } from 'react';
import { useListKeys } from '../../platform/use-list-keys.ts';
import type { PlanItem } from './plan-items.ts';
import type { SubtaskTableProps } from './table-props.ts';
import type { Selection } from './use-selection.ts';

type TableKeys = Pick<SubtaskTableProps, 'actions' | 'onAdd' | 'today'> & {
  rows: readonly Subtask[];
  selection: Selection;
  onEdit: (id: string) => void;
  items: readonly PlanItem[];
};

/** The next day of the habit with this row. */
const nextDayOf = (items: readonly PlanItem[], key: string, today: Day): Subtask | undefined =>
  items
    .flatMap((item) => (item.type === 'repeat' && item.key === key ? item.repeat.days : []))
    .find((day) => day.status !== 'Completed' && !isMissed(day, today));

export function useTableKeys(
  list: RefObject<HTMLElement | null>,
  { rows, selection, actions, onAdd, onEdit, items, today }: TableKeys,
): void {
  const complete = (id: string) => {
    const subtask = rows.find((row) => row.id === id) ?? nextDayOf(items, id, today);
    if (subtask) actions.setStatus(subtask, subtask.status === 'Completed' ? 'Pending' : 'Completed');
  };
  const moveOn = (id: string) => {
    const subtask = rows.find((row) => row.id === id);
    if (subtask && subtask.status !== 'Completed') actions.moveOn(subtask);
  };
  useListKeys(list, {
    name: t`Tasks`,
    next: t`Next task`,
    previous: t`Previous task`,
    add: { words: t`New task`, act: onAdd },
    edit: { words: t`Edit the task`, act: onEdit },
    postpone: { words: t`Move the task to the next working day`, act: moveOn },
    tick: selection.isOn
      ? { words: t`Select the task`, act: (id) => selection.toggle(id, false) }
      : { words: t`Complete the task`, act: complete },
  });
}
