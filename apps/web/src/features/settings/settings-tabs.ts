import type { Tab } from '../../ui/tabs.tsx';

export type SettingsTab = 'profile' | 'security' | 'preferences' | 'data';

export const SETTINGS_TABS: readonly Tab<SettingsTab>[] = [
  { name: 'profile', label: 'Profile Information' },
  { name: 'security', label: 'Security' },
  { name: 'preferences', label: 'Preferences' },
  { name: 'data', label: 'Data' },
];
