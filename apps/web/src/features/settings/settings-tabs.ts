import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import type { Tab } from '../../ui/tabs.tsx';

export type SettingsTab = 'profile' | 'security' | 'preferences' | 'data' | 'server';

const TABS: readonly Tab<SettingsTab>[] = [
  { name: 'profile', label: t`Profile Information` },
  { name: 'security', label: t`Security` },
  { name: 'preferences', label: t`Preferences` },
  { name: 'data', label: t`Data` },
];

const OWNER_TABS: readonly Tab<SettingsTab>[] = [...TABS, { name: 'server', label: t`Server` }];

/** The tabs of a person. Only the owner of the server has one about it. */
export const settingsTabsOf = ({ isOwner }: User): readonly Tab<SettingsTab>[] =>
  isOwner ? OWNER_TABS : TABS;
