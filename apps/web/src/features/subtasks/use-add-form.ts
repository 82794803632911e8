import type { Source } from '@daymark/contract/source';
import { useCallback, useState } from 'react';
import { focusSoon } from '../../ui/focus-soon.ts';

/** The state of the form for a new subtask, with the words of the brief that it carries out. */
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
