import type { Import, ImportPreview } from '@daymark/contract/imports';
import { readRule, recurrenceWords } from '@daymark/domain/recurrence';
import { instant, instantOrNull } from '../http/shapes.ts';
import type { ArrangedProject, NewTask } from './arrange.ts';
import type { ImportRow, ListedRow } from './store.ts';

export const toImport = ({ made_at: madeAt, undone_at: undoneAt, ...row }: ImportRow): Import => ({
  ...row,
  madeAt: instant(madeAt),
  undoneAt: instantOrNull(undoneAt),
});

export const toListedImport = ({ undated_in: undatedIn, ...row }: ListedRow) => ({
  ...toImport(row),
  undatedIn,
});

const SAMPLE_ROWS = 5;

function repeatsInWords({ repeats }: NewTask): string | null {
  const recurrence = repeats === null ? undefined : readRule(repeats);
  return recurrence ? recurrenceWords(recurrence) : null;
}

export function toPreviewedProject({
  found,
  hereAs,
  fresh,
}: ArrangedProject): ImportPreview['projects'][number] {
  const count = (is: (task: NewTask) => boolean) => fresh.filter(is).length;
  return {
    name: found.name,
    isHere: hereAs !== undefined,
    newTasks: fresh.length,
    knownTasks: found.tasks.length - fresh.length,
    done: count(({ status }) => status === 'Completed'),
    undated: count(({ status, dueDate }) => status !== 'Completed' && dueDate === null),
    milestones: found.milestones,
    sample: fresh.slice(0, SAMPLE_ROWS).map((task) => ({
      title: task.title,
      status: task.status,
      priority: task.priority,
      dueDate: task.dueDate,
      hours: task.hours,
      tags: task.tags,
      repeats: repeatsInWords(task),
    })),
  };
}
