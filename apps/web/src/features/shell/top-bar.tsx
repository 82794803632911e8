import type { User } from '@daymark/contract/users';
import type { ReactNode } from 'react';
import { formatDay } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { columnClass } from './column-class.ts';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = {
  user: User;
  /** The button of the slide-in menu, on narrow screens. */
  menu: ReactNode;
  search: ReactNode;
  timer: ReactNode;
  bell: ReactNode;
  onLogOut: () => void;
};

export function TopBar({ user, menu, search, timer, bell, onLogOut }: TopBarProps) {
  const today = useToday();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className={classNames(columnClass, 'relative flex h-16 items-center gap-1 md:gap-3')}>
        {menu}
        {/* On a phone a running timer replaces the date. */}
        <p className="max-h-full min-w-0 flex-1 overflow-hidden text-xs font-semibold wrap-normal max-sm:has-[+section]:invisible max-sm:has-[+section]:h-0 md:text-sm">
          <time dateTime={today}>{formatDay(today, 'long')}</time>
        </p>
        {timer}
        <div className="flex justify-end md:w-80 xl:w-96">{search}</div>
        {bell}
        <UserMenu user={user} onLogOut={onLogOut} />
      </div>
    </header>
  );
}
