import { t } from '@daymark/words/t';
import { useMemo, useRef, useState } from 'react';
import type { ProposalDraft } from '../../plan-data/proposal-draft.ts';
import type { Draft } from '../../platform/draft.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import type { RowActions } from './proposal-row.tsx';
import { dayWords } from './row-words.ts';
import { moved, type ShownRow, shownRows } from './shown-rows.ts';

const rowSelector = (key: string) => `[data-row="${CSS.escape(key)}"]`;

/** Actions on rows, with announcements for screen readers. */
export function useRowActions(
  projectId: string,
  draft: Draft<ProposalDraft>,
  { shown, onPoint }: { shown: readonly ShownRow[]; onPoint: (key: string) => void },
) {
  const [openKey, open] = useTabState<string | undefined>(`row of ${projectId}`, undefined);
  const [said, say] = useState('');
  // In a ref, so that the actions are stable and rows do not render with each typed character.
  const now = useRef({ draft, shown, onPoint });
  now.current = { draft, shown, onPoint };

  const actions = useMemo((): RowActions => {
    const value = () => now.current.draft.value;
    const update = (fields: Partial<ProposalDraft>) => now.current.draft.update(fields);
    return {
      onPoint: (key) => now.current.onPoint(key),
      onOpen: (key) => {
        open((before) => {
          if (key === undefined && before !== undefined) focusSoon(`${rowSelector(before)} [data-edit]`);
          return key;
        });
      },
      onMove: (key, step) => {
        const change = moved(value(), now.current.shown, key, step);
        const focused = document.activeElement?.getAttribute('aria-label');
        update(change);
        const row = shownRows({ ...value(), ...change }).find((one) => one.key === key);
        if (row) say(t`${row.title}: ${dayWords(row.dueDate)}`);
        if (focused) focusSoon(`${rowSelector(key)} [aria-label="${CSS.escape(focused)}"]`);
      },
      onEdit: (key, fields) => {
        const { own, edits } = value();
        if (own.some((one) => one.key === key))
          update({ own: own.map((one) => (one.key === key ? { ...one, ...fields } : one)) });
        else update({ edits: { ...edits, [key]: { ...edits[key], ...fields } } });
      },
      onReset: (key) => {
        const { [key]: _, ...edits } = value().edits;
        update({ edits });
      },
      onLeave: (key, isLeft) => {
        const { left, own } = value();
        if (own.some((one) => one.key === key)) update({ own: own.filter((one) => one.key !== key) });
        else update({ left: isLeft ? [...left, key] : left.filter((one) => one !== key) });
        focusSoon(`${rowSelector(key)} [data-leave]`);
      },
      onLeaveAll: (keys, isLeft) => {
        const others = value().left.filter((one) => !keys.includes(one));
        update({ left: isLeft ? [...others, ...keys] : others });
      },
    };
  }, [open]);

  const add = () => {
    const { own } = draft.value;
    const key = `own ${1 + Math.max(0, ...own.map((one) => Number(one.key.slice(4))))}`;
    const dueDate = shown.at(-1)?.dueDate ?? shown.findLast((row) => row.dueDate !== null)?.dueDate ?? '';
    draft.update({ own: [...own, { key, title: '', hours: '', priority: 'Medium', dueDate }] });
    actions.onOpen(key);
  };
  return { openKey, actions, add, said };
}
