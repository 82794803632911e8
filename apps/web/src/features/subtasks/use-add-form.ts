import type { Source } from '@daymark/contract/source';
import { useCallback } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { focusSoon } from '../../ui/focus-soon.ts';

/** The state of the form for a new subtask, with the words of the brief that it carries out. */
export function useAddForm(projectId: string) {
  const [form, setForm] = useTabState<{ from?: Source } | undefined>(`add to ${projectId}`, undefined);
  return {
    form,
    open: (from: Source) => setForm({ from }),
    openEmpty: useCallback(() => setForm({}), [setForm]),
    toggle: () => setForm(form ? undefined : {}),
    close: () => {
      setForm(undefined);
      focusSoon('#add-subtask');
    },
  };
}
