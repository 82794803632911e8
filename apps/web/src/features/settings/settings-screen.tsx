import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DataPanel, type DataPanelProps } from './data-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

type SettingsScreenProps = DataPanelProps & {
  user: User;
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
};

export function SettingsScreen({ user, tab, onTabChange, ...data }: SettingsScreenProps) {
  useDocumentTitle(t`Profile & Settings`);
  return (
    <>
      <PageHeader title={t`Profile & Settings`} />
      <Tabs label={t`Profile & Settings`} tabs={SETTINGS_TABS} value={tab} onValueChange={onTabChange}>
        <div className="grid max-w-3xl grid-cols-1 gap-6">
          {tab === 'profile' && <ProfilePanel user={user} />}
          {tab === 'security' && <SecurityPanel email={user.email} />}
          {tab === 'preferences' && <PreferencesPanel />}
          {tab === 'data' && <DataPanel {...data} />}
        </div>
      </Tabs>
    </>
  );
}
