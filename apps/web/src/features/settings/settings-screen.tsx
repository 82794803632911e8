import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { type ReactNode, Suspense, useState } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { late } from '../../ui/late.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { DataPanel, type DataPanelProps } from './data-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SettingsContents } from './settings-contents.tsx';
import type { SettingsTab } from './settings-tabs.ts';

const ServerPanel = late(() => import('./server/server-panel.tsx').then((part) => part.ServerPanel));

type SettingsScreenProps = DataPanelProps & {
  user: User;
  tabs: readonly Tab<SettingsTab>[];
  tab: SettingsTab;
  onTabChange: (tab: SettingsTab) => void;
  /** The form of what is agreed about pay. */
  rates: ReactNode;
};

export function SettingsScreen({ user, tabs, tab, onTabChange, rates, ...data }: SettingsScreenProps) {
  const [cards, setCards] = useState<HTMLElement | null>(null);
  useDocumentTitle(t`Profile & Settings`);
  return (
    <>
      <PageHeader title={t`Profile & Settings`} />
      <Tabs label={t`Profile & Settings`} tabs={tabs} value={tab} onValueChange={onTabChange}>
        <div className="grid grid-cols-1 items-start gap-x-8 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
          <div ref={setCards} className="grid max-w-3xl grid-cols-1 gap-6">
            {tab === 'profile' && <ProfilePanel user={user} />}
            {tab === 'security' && <SecurityPanel email={user.email} />}
            {tab === 'preferences' && <PreferencesPanel rates={rates} />}
            {tab === 'data' && <DataPanel {...data} />}
            {tab === 'server' && (
              <Suspense fallback={<Skeleton className="h-48 w-full" />}>
                <ServerPanel />
              </Suspense>
            )}
          </div>
          <SettingsContents cards={cards} />
        </div>
      </Tabs>
    </>
  );
}
