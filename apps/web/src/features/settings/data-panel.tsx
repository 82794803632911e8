import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';
import { TrashCard } from './trash-card.tsx';

export type DataPanelProps = { onOpenProject: (id: string) => void; onAccountDeleted: () => void };

export const DataPanel = ({ onOpenProject, onAccountDeleted }: DataPanelProps) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <TrashCard onOpenProject={onOpenProject} />
    <div className="grid gap-6">
      <ExportCard />
      <DeleteAccountCard onDeleted={onAccountDeleted} />
    </div>
  </div>
);
