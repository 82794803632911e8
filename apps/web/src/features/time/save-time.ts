import { paths } from '@daymark/contract/paths';
import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { saveExport } from '../../platform/save-export.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

export interface Days {
  from: Day;
  to: Day;
}

/** The periods that are offered to save. */
export function periodsTo(today: Day, week: Days): { label: string; days: Days }[] {
  const month = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(month, -1);
  return [
    { label: t`The week shown`, days: week },
    { label: t`This month`, days: { from: month, to: today } },
    { label: t`Last month`, days: { from: `${lastDay.slice(0, 7)}-01`, to: lastDay } },
    { label: t`This year`, days: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ];
}

/** Saves the time entries of some days as a table. */
export const useSaveTime = () =>
  useMutation({
    mutationFn: ({ from, to }: Days) => saveExport(paths.exports.timeEntries, { query: { from, to } }),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) =>
      showFailure(t`Failed to save your time`, error, t`Nothing was lost. Please try again.`),
  });
