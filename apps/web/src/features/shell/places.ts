import { t } from '@daymark/words/t';
import {
  CalendarRange,
  FolderKanban,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Sun,
  Timer,
  Users,
} from 'lucide-react';
import { hasAi } from '../../platform/ai.ts';

type Place = {
  to: '/dashboard' | '/projects' | '/plan' | '/time' | '/clients' | '/chats' | '/settings';
  label: string;
  icon: LucideIcon;
  needsAi?: true;
};

const PLACES: readonly Place[] = [
  { to: '/dashboard', label: t`Overview`, icon: Sun },
  { to: '/projects', label: t`Projects`, icon: FolderKanban },
  { to: '/plan', label: t`Plan`, icon: CalendarRange },
  { to: '/time', label: t`Time`, icon: Timer },
  { to: '/clients', label: t`Clients`, icon: Users },
  { to: '/chats', label: t`Chats`, icon: MessagesSquare, needsAi: true },
  { to: '/settings', label: t`Settings`, icon: Settings },
];

/** The entries of the sidebar, in its order. */
export const placesHere = (): Place[] => PLACES.filter(({ needsAi }) => !needsAi || hasAi());
