import {
  CalendarRange,
  FolderKanban,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Sun,
  Timer,
} from 'lucide-react';
import { hasAi } from '../../lib/ai.ts';

type Place = {
  to: '/dashboard' | '/projects' | '/plan' | '/time' | '/chats' | '/settings';
  label: string;
  icon: LucideIcon;
  needsAi?: true;
};

const PLACES: readonly Place[] = [
  { to: '/dashboard', label: 'Overview', icon: Sun },
  { to: '/projects', label: 'Projects', icon: FolderKanban },
  { to: '/plan', label: 'Plan', icon: CalendarRange },
  { to: '/time', label: 'Time', icon: Timer },
  { to: '/chats', label: 'Chats', icon: MessagesSquare, needsAi: true },
  { to: '/settings', label: 'Settings', icon: Settings },
];

/** The entries of the sidebar, in its order. */
export const placesHere = (): Place[] => PLACES.filter(({ needsAi }) => !needsAi || hasAi());
