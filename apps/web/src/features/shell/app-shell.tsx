import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { columnClass } from './column-class.ts';
import { MenuButton } from './menu-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

type AppShellProps = {
  user: User;
  /** The search over all projects, in the top bar. */
  search: ReactNode;
  /** The running timer, in the top bar. */
  timer: ReactNode;
  /** The notifications, in the top bar. */
  bell: ReactNode;
  onLogOut: () => void;
  children: ReactNode;
};

const STORAGE_KEY = 'sidebar';

/** The frame of every signed-in screen. Below 1280 px the sidebar is collapsed, below 1024 px it is a slide-in menu. */
export function AppShell({ user, search, timer, bell, onLogOut, children }: AppShellProps) {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(STORAGE_KEY) === 'collapsed');

  const toggle = () => {
    localStorage.setItem(STORAGE_KEY, collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  };

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-ink px-4 py-2 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t`Skip to content`}
      </a>
      <Sidebar collapsed={collapsed} onToggle={toggle} onLogOut={onLogOut} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          user={user}
          menu={<MenuButton onLogOut={onLogOut} />}
          search={search}
          timer={timer}
          bell={bell}
          onLogOut={onLogOut}
        />
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            columnClass,
            'flex-1 pt-6 pb-[calc(4rem+var(--taken-below))] outline-none print:pb-0',
          )}
        >
          {children}
        </main>
      </div>
    </div>
  );
}
