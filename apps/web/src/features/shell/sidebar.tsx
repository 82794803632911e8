import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Beacon, WordMark } from '../../ui/beacon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { placesHere } from './places.ts';

type SidebarProps = { collapsed: boolean; onToggle: () => void; onLogOut: () => void };

/** In the collapsed sidebar the label is below the icon, else beside it. */
const entryClass = (collapsed: boolean) =>
  classNames(
    'flex w-full flex-col items-center gap-1 rounded-md px-1 py-2 text-xs text-ink-soft no-underline transition-colors',
    'hover:bg-well hover:text-ink aria-[current=page]:bg-well aria-[current=page]:font-bold aria-[current=page]:text-ink',
    !collapsed && 'xl:flex-row xl:gap-3 xl:px-3 xl:text-sm',
  );

const iconClass = 'size-5 shrink-0';

export function Sidebar({ collapsed, onToggle, onLogOut }: SidebarProps) {
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={classNames(
        'sticky top-0 hidden h-dvh w-24 shrink-0 flex-col gap-6 border-r border-line px-2 py-4 lg:flex print:hidden',
        !collapsed && 'xl:w-60 xl:px-4',
      )}
    >
      <Link
        to="/dashboard"
        aria-label="Daymark"
        className="flex h-10 items-center justify-center rounded-sm text-ink no-underline"
      >
        <Beacon className={classNames('size-8', !collapsed && 'xl:hidden')} />
        {!collapsed && (
          <span className="hidden w-full px-3 text-lg xl:block">
            <WordMark />
          </span>
        )}
      </Link>
      <nav aria-label={t`Main`} className="grid gap-1">
        {placesHere().map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={entryClass(collapsed)}>
            <Icon className={iconClass} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-1">
        <button
          type="button"
          className={classNames(entryClass(collapsed), 'max-xl:hidden')}
          onClick={onToggle}
        >
          <Toggle className={iconClass} aria-hidden="true" />
          {collapsed ? t`Expand` : t`Collapse`}
        </button>
        <button type="button" className={entryClass(collapsed)} onClick={onLogOut}>
          <LogOut className={iconClass} aria-hidden="true" />
          {t`Logout`}
        </button>
      </div>
    </aside>
  );
}
