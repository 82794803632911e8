import type { ExportFormat } from '@daymark/contract/exports';
import { paths } from '@daymark/contract/paths';
import type { Project } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  BookmarkPlus,
  CalendarClock,
  Clock,
  Copy,
  Download,
  Ellipsis,
  Printer,
  ReceiptText,
  Trash2,
} from 'lucide-react';
import { showOverlay } from '../../platform/overlays.ts';
import { EXPORT_CHOICES, saveExport } from '../../platform/save-export.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { makeTemplate } from './make-template.ts';

const useExport = (projectId: string) =>
  useMutation({
    mutationFn: (format: ExportFormat) =>
      saveExport(paths.exports.project, { params: { projectId }, query: { format } }),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) => showFailure(t`Failed to export the project`, error),
  });

type ProjectMenuProps = {
  project: Project;
  /** Further ways to show the project to others. */
  sharing: readonly MenuItem[];
  onDelete: () => void;
};

/** What is done with the project as a whole, except editing it. */
export function ProjectMenu({ project, sharing, onDelete }: ProjectMenuProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useExport(project.id);
  const template: MenuItem = {
    label: t`Make a template`,
    icon: BookmarkPlus,
    onSelect: () => makeTemplate(client, project),
  };
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={t`Actions for ${project.name}`} />}
      items={[
        { label: t`Duplicate Project`, icon: Copy, onSelect: () => showOverlay('duplicate') },
        ...(project.status === 'Completed' ? [template] : []),
        {
          label: t`What moved the date`,
          hint: t`Promised dates, and what each day of delay was for`,
          icon: CalendarClock,
          onSelect: () => void navigate({ to: '/project/$id/dates', params: { id: project.id } }),
        },
        {
          label: t`Quote`,
          icon: ReceiptText,
          onSelect: () => void navigate({ to: '/project/$id/quotes', params: { id: project.id } }),
        },
        {
          label: t`Timesheet`,
          icon: Clock,
          onSelect: () => void navigate({ to: '/timesheet', search: { projectId: project.id } }),
        },
        'separator',
        ...sharing,
        { label: t`Print`, icon: Printer, onSelect: () => window.print() },
        ...EXPORT_CHOICES.map(({ format, label, hint }) => ({
          label: t`Export as ${label}`,
          hint,
          icon: Download,
          disabled: isPending,
          onSelect: () => mutate(format),
        })),
        'separator',
        { label: t`Delete Project`, icon: Trash2, variant: 'danger', onSelect: onDelete },
      ]}
    />
  );
}
