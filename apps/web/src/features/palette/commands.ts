import { t } from '@daymark/words/t';
import {
  CalendarOff,
  CalendarRange,
  FileUp,
  FolderKanban,
  FolderPlus,
  Keyboard,
  LogOut,
  type LucideIcon,
  MailQuestionMark,
  MessagesSquare,
  Monitor,
  Moon,
  Search,
  Settings,
  Sun,
  SunMedium,
  Timer,
  Users,
} from 'lucide-react';
import { hasAi } from '../../platform/ai.ts';
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
    label: t`Overview`,
    also: t`go to dashboard today home`,
    icon: Sun,
    keys: 'g d',
    run: () => go('/dashboard'),
  },
  { label: t`Projects`, also: t`go to list`, icon: FolderKanban, keys: 'g p', run: () => go('/projects') },
  {
    label: t`Plan`,
    also: t`go to calendar timeline board days week month schedule`,
    icon: CalendarRange,
    keys: 'g l',
    run: () => go('/plan'),
  },
  { label: t`Time`, also: t`go to hours worked tracked entries log`, icon: Timer, run: () => go('/time') },
  { label: t`Clients`, also: t`go to customers people waits`, icon: Users, run: () => go('/clients') },
  ...(hasAi()
    ? [
        {
          label: t`Chats`,
          also: t`go to assistant ask ai talk`,
          icon: MessagesSquare,
          keys: 'g c',
          run: () => go('/chats'),
        },
      ]
    : []),
  { label: t`Search`, also: t`go to find`, icon: Search, keys: 'g f', run: () => go('/search') },
  {
    label: t`Settings`,
    also: t`go to profile security password preferences`,
    icon: Settings,
    keys: 'g s',
    run: () => go('/settings'),
  },
];

export const newProjectCommand = ({ newProject }: PaletteActions): Command => ({
  label: t`New Project`,
  also: t`create add`,
  icon: FolderPlus,
  run: newProject,
});

export const templateCommand = ({ startFromTemplate }: PaletteActions): Command => ({
  label: t`Start from a template`,
  also: t`new project again copy`,
  icon: FolderPlus,
  run: startFromTemplate,
});

export const otherCommands = ({
  go,
  planAbsence,
  chooseTheme,
  showKeys,
  logOut,
}: PaletteActions): Command[] => [
  {
    label: t`I’m away`,
    also: t`im day off take today off ill sick holiday vacation free absence`,
    icon: CalendarOff,
    run: planAbsence,
  },
  {
    label: t`Can I take this job?`,
    also: t`enquiry inquiry new client request capacity free when`,
    icon: MailQuestionMark,
    run: () => go('/enquiry'),
  },
  {
    label: t`Import`,
    also: t`move in from todoist trello asana microsoft to do vikunja tududi super productivity csv`,
    icon: FileUp,
    run: () => go('/import'),
  },
  { label: t`Light theme`, also: t`appearance`, icon: SunMedium, run: () => chooseTheme('light') },
  { label: t`Dark theme`, also: t`appearance night`, icon: Moon, run: () => chooseTheme('dark') },
  { label: t`System theme`, also: t`appearance`, icon: Monitor, run: () => chooseTheme('system') },
  { label: t`Keyboard shortcuts`, also: t`keys help`, icon: Keyboard, keys: '?', run: showKeys },
  { label: t`Logout`, also: t`log out sign out leave`, icon: LogOut, run: logOut },
];
