import type { ExportFormat } from '@daymark/contract/exports';
import { paths } from '@daymark/contract/paths';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { saveExport } from '../../platform/save-export.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Saves everything as one file, or the projects in a format. */
export const useExport = () =>
  useMutation({
    mutationFn: (format?: ExportFormat) =>
      format ? saveExport(paths.exports.projects, { query: { format } }) : saveExport(paths.exports.account),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) =>
      showFailure(t`Failed to export your data`, error, t`Nothing was lost. Please try again.`),
  });
