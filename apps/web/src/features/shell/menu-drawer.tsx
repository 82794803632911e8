import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { LogOut, Plus } from 'lucide-react';
import { showOverlay } from '../../platform/overlays.ts';
import { WordMark } from '../../ui/beacon.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { placesHere } from './places.ts';

type MenuDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; onLogOut: () => void };

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-left text-ink no-underline hover:bg-well ' +
  'aria-[current=page]:bg-well aria-[current=page]:font-bold';

const iconClass = 'size-5 shrink-0';

/** The menu of narrow screens, which slides in. */
export const MenuDrawer = ({ open, onOpenChange, onLogOut }: MenuDrawerProps) => (
  <Drawer open={open} onOpenChange={onOpenChange} title={<WordMark className="text-lg" />}>
    <nav aria-label={t`Main`} className="grid gap-1">
      {placesHere().map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={entryClass} onClick={() => onOpenChange(false)}>
          <Icon className={iconClass} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
    <button
      type="button"
      className={entryClass}
      onClick={() => {
        onOpenChange(false);
        showOverlay('add');
      }}
    >
      <Plus className={iconClass} aria-hidden="true" />
      {t`Add a task`}
    </button>
    <button type="button" className={`${entryClass} mt-auto`} onClick={onLogOut}>
      <LogOut className={iconClass} aria-hidden="true" />
      {t`Logout`}
    </button>
  </Drawer>
);
