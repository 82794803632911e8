import { t } from '@daymark/words/t';
import { Download } from 'lucide-react';
import { EXPORT_CHOICES } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useExport } from './use-export.ts';

export function ExportCard() {
  const everything = useExport();
  const projects = useExport();
  return (
    <SettingsCard
      title={t`Export`}
      lead={t`Your profile, settings, sessions and every project with its tasks and plan, including the trash, in one JSON file; or only the projects and their tasks.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={everything.isPending} onClick={() => everything.mutate(undefined)}>
          {!everything.isPending && <Download className="size-4" aria-hidden="true" />}
          {everything.isPending ? t`Preparing your file` : t`Export my data`}
        </Button>
        <Menu
          align="start"
          trigger={<Button busy={projects.isPending}>{t`Export projects`}</Button>}
          items={EXPORT_CHOICES.map(({ format, label, hint }) => ({
            label,
            hint,
            onSelect: () => projects.mutate(format),
          }))}
        />
      </div>
    </SettingsCard>
  );
}
