import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { useNavigate } from '@tanstack/react-router';
import { Command, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { showOverlay } from '../../platform/overlays.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../platform/theme.ts';
import { Menu } from '../../ui/menu.tsx';
import { Portrait } from '../../ui/portrait.tsx';

const THEMES = [
  { choice: 'system', label: t`System theme`, icon: Monitor },
  { choice: 'light', label: t`Light theme`, icon: Sun },
  { choice: 'dark', label: t`Dark theme`, icon: Moon },
] as const satisfies readonly { choice: ThemeChoice; label: string; icon: typeof Sun }[];

export function UserMenu({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const theme = useThemeChoice();
  const navigate = useNavigate();
  const name = `${user.firstname} ${user.lastname}`;

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t`Account of ${name}`}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-well"
        >
          <Portrait firstname={user.firstname} lastname={user.lastname} picture={user.avatar?.url} />
        </button>
      }
      header={
        <>
          <p className="font-semibold">{name}</p>
          <p className="truncate text-ink-soft">{user.email}</p>
        </>
      }
      items={[
        {
          label: t`Profile & Settings`,
          icon: UserRound,
          onSelect: () => void navigate({ to: '/settings' }),
        },
        { label: t`Search or do something`, icon: Command, onSelect: () => showOverlay('palette') },
        'separator',
        ...THEMES.map(({ choice, label, icon }) => ({
          label,
          icon,
          checked: theme === choice,
          onSelect: () => chooseTheme(choice),
        })),
        'separator',
        { label: t`Sign out`, icon: LogOut, onSelect: onLogOut },
      ]}
    />
  );
}
