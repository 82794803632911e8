import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { TrashCard } from './trash-card.tsx';

export type DataPanelProps = { onOpenProject: (id: string) => void; onAccountDeleted: () => void };

export const DataPanel = ({ onOpenProject, onAccountDeleted }: DataPanelProps) => (
  <>
    <TrashCard onOpenProject={onOpenProject} />
    <ImportCard />
    <ExportCard />
    <DeleteAccountCard onDeleted={onAccountDeleted} />
  </>
);
