import type { QuickAdd } from '@daymark/language/quick-add/read';
import { useState } from 'react';
import { useQuickAdd } from '../../plan-data/use-quick-add.ts';
import type { Draft } from '../../platform/draft.ts';
import type { Repeat } from './repeat-fields.tsx';
import type { SubtaskDraft } from './subtask-draft.ts';

const NEVER: Repeat = { recurrence: null, onDayOff: 'keep' };

/** The draft with the parsed parts of its title in their fields. */
const taken = (draft: SubtaskDraft, reading: QuickAdd): SubtaskDraft => ({
  ...draft,
  title: reading.title,
  dueDate: reading.dueDate ?? draft.dueDate,
  dueTime: reading.dueTime ?? draft.dueTime,
  priority: reading.priority ?? draft.priority,
  estimatedHours: reading.estimatedHours === null ? draft.estimatedHours : String(reading.estimatedHours),
  tags: [...new Set([...draft.tags, ...reading.tags])],
});

/** The form of a new subtask, whose title is parsed as quick add while it is typed. */
export function useReadDraft(draft: Draft<SubtaskDraft>) {
  const [chosen, choose] = useState(NEVER);
  const { reading, parts, dayNote, revoke, forget } = useQuickAdd(draft.value.title, []);
  const whole = taken(draft.value, reading);
  const repeat = reading.repeat ? { ...chosen, recurrence: reading.repeat } : chosen;

  /** When another field is edited, the parsed parts move from the title into the fields. */
  const settle = (fields: Partial<SubtaskDraft>) => {
    draft.update({ ...whole, ...fields });
    choose(repeat);
    forget();
  };
  return {
    /** With all parsed fields, but with the title as it was typed. */
    shown: { ...whole, title: draft.value.title },
    whole,
    repeat,
    parts,
    /** The day has a field of its own: only words that were not understood are mentioned. */
    dayNote: reading.unreadDay === null || whole.dueDate ? null : dayNote,
    revoke,
    update: (fields: Partial<SubtaskDraft>) =>
      Object.keys(fields).every((field) => field === 'title' || field === 'description')
        ? draft.update(fields)
        : settle(fields),
    setRepeat: (next: Repeat) => {
      settle({});
      choose(next);
    },
    begin: () => {
      choose(NEVER);
      forget();
    },
  };
}
