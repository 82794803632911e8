import { FolderKanban, type LucideIcon, Settings, Sun } from 'lucide-react';

type Place = { to: '/dashboard' | '/projects' | '/settings'; label: string; icon: LucideIcon };

/** The entries of the sidebar, in its order. */
export const PLACES: readonly Place[] = [
  { to: '/dashboard', label: 'Overview', icon: Sun },
  { to: '/projects', label: 'Projects', icon: FolderKanban },
  { to: '/settings', label: 'Settings', icon: Settings },
];
