import type { Source } from '@daymark/contract/subtasks';
import { useCallback, useState } from 'react';
import { focusSoon } from '../../ui/focus-soon.ts';

/** The form that adds a subtask while it is open, with the words of the brief that it is to do. */
export function useAddForm() {
  const [form, setForm] = useState<{ from?: Source }>();
  return {
    form,
    open: (from: Source) => setForm({ from }),
    openEmpty: useCallback(() => setForm({}), []),
    toggle: () => setForm(form ? undefined : {}),
    close: () => {
      setForm(undefined);
      focusSoon('#add-subtask');
    },
  };
}
