import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useExport } from './use-export.ts';

export function ExportCard() {
  const run = useExport();
  return (
    <SettingsCard
      title="Export"
      lead="Your profile, settings, sessions and every project with its tasks and plan, including the trash, in one JSON file."
    >
      <Button busy={run.isPending} onClick={() => run.mutate()} className="justify-self-start">
        {!run.isPending && <Download className="size-4" aria-hidden="true" />}
        {run.isPending ? 'Preparing your file' : 'Export my data'}
      </Button>
    </SettingsCard>
  );
}
