import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.ts';
import { SettingsCard } from './settings-card.tsx';

export const ImportCard = () => (
  <SettingsCard
    title={t`Import`}
    lead={t`Projects and tasks from Todoist, TickTick, Trello, Asana, Microsoft To Do, Vikunja, tududi, Super Productivity, Wekan or any table (CSV). You see what becomes what before anything is written.`}
  >
    <Link to="/import" className={buttonClass('secondary', 'medium')}>
      <FileUp className="size-4" aria-hidden="true" />
      {t`Import a file`}
    </Link>
  </SettingsCard>
);
