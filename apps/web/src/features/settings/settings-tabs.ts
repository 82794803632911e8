import { t } from '@daymark/words/t';
import type { Tab } from '../../ui/tabs.tsx';

export type SettingsTab = 'profile' | 'security' | 'preferences' | 'data';

export const SETTINGS_TABS: readonly Tab<SettingsTab>[] = [
  { name: 'profile', label: t`Profile Information` },
  { name: 'security', label: t`Security` },
  { name: 'preferences', label: t`Preferences` },
  { name: 'data', label: t`Data` },
];
