import {
  CalendarOff,
  CalendarRange,
  FolderKanban,
  FolderPlus,
  Keyboard,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  Moon,
  Search,
  Settings,
  Sun,
  SunMedium,
  Timer,
} from 'lucide-react';
import { hasAi } from '../../lib/ai.ts';
import type { PaletteActions } from './actions.ts';

export interface Command {
  label: string;
  /** Synonyms for the search. */
  also?: string;
  icon: LucideIcon;
  /** The keyboard shortcut. */
  keys?: string;
  run: () => void;
}

export const placeCommands = ({ go }: PaletteActions): Command[] => [
  {
    label: 'Overview',
    also: 'go to dashboard today home',
    icon: Sun,
    keys: 'g d',
    run: () => go('/dashboard'),
  },
  { label: 'Projects', also: 'go to list', icon: FolderKanban, keys: 'g p', run: () => go('/projects') },
  {
    label: 'Plan',
    also: 'go to calendar timeline board days week month schedule',
    icon: CalendarRange,
    keys: 'g l',
    run: () => go('/plan'),
  },
  { label: 'Time', also: 'go to hours worked tracked entries log', icon: Timer, run: () => go('/time') },
  ...(hasAi()
    ? [
        {
          label: 'Chats',
          also: 'go to assistant ask ai talk',
          icon: MessagesSquare,
          keys: 'g c',
          run: () => go('/chats'),
        },
      ]
    : []),
  { label: 'Search', also: 'go to find', icon: Search, keys: 'g f', run: () => go('/search') },
  {
    label: 'Settings',
    also: 'go to profile security password preferences',
    icon: Settings,
    keys: 'g s',
    run: () => go('/settings'),
  },
];

export const newProjectCommand = ({ newProject }: PaletteActions): Command => ({
  label: 'New Project',
  also: 'create add',
  icon: FolderPlus,
  run: newProject,
});

export const templateCommand = ({ startFromTemplate }: PaletteActions): Command => ({
  label: 'Start from a template',
  also: 'new project again copy',
  icon: FolderPlus,
  run: startFromTemplate,
});

export const otherCommands = ({ planAbsence, chooseTheme, showKeys, logOut }: PaletteActions): Command[] => [
  {
    label: 'I’m away',
    also: 'im day off take today off ill sick holiday vacation free absence',
    icon: CalendarOff,
    run: planAbsence,
  },
  { label: 'Light theme', also: 'appearance', icon: SunMedium, run: () => chooseTheme('light') },
  { label: 'Dark theme', also: 'appearance night', icon: Moon, run: () => chooseTheme('dark') },
  { label: 'System theme', also: 'appearance', icon: Monitor, run: () => chooseTheme('system') },
  { label: 'Keyboard shortcuts', also: 'keys help', icon: Keyboard, keys: '?', run: showKeys },
  { label: 'Logout', also: 'log out sign out leave', icon: LogOut, run: logOut },
];
