import type { ExportFormat } from '@daymark/contract/exports';
import { paths } from '@daymark/contract/paths';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { reasonOf } from '../../lib/error-message.ts';
import { EXPORT_CHOICES, saveExport } from '../../lib/save-export.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The project as a file, or on paper. */
export function ProjectExport({ projectId }: { projectId: string }) {
  const run = useMutation({
    mutationFn: (format: ExportFormat) =>
      saveExport(paths.exports.project, { params: { projectId }, query: { format } }),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: t`Failed to export the project`,
        description: reasonOf(error, t`Nothing was changed. Please try again.`),
      }),
  });
  return (
    <Menu
      trigger={<IconButton icon={Download} label={t`Export`} disabled={run.isPending} />}
      items={[
        ...EXPORT_CHOICES.map(({ format, label, hint }) => ({
          label,
          hint,
          onSelect: () => run.mutate(format),
        })),
        'separator',
        { label: t`Print`, icon: Printer, onSelect: () => window.print() },
      ]}
    />
  );
}
