import type { User } from '@daymark/contract/users';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { columnClass } from './column-class.ts';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = {
  user: User;
  /** The button of the slide-in menu, on narrow screens. */
  menu: ReactNode;
  onLogOut: () => void;
};

export function TopBar({ user, menu, onLogOut }: TopBarProps) {
  const today = useToday();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className={classNames(columnClass, 'flex h-16 items-center gap-3')}>
        {menu}
        <p className="min-w-0 flex-1 truncate text-sm font-semibold">
          <time dateTime={today}>{formatDay(today, 'long')}</time>
        </p>
        <UserMenu user={user} onLogOut={onLogOut} />
      </div>
    </header>
  );
}
