import { Link } from '@tanstack/react-router';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { WordMark } from '../../ui/beacon.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRestingMedia } from '../../ui/use-media.ts';
import { placesHere } from './places.ts';

/** From this width on, the sidebar is beside the page. */
const WIDE = '(min-width: 64rem)';

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-left text-ink no-underline hover:bg-well ' +
  'aria-[current=page]:bg-well aria-[current=page]:font-bold';

const iconClass = 'size-5 shrink-0';

/** The sidebar of narrow screens: a button, and the menu that slides in. */
export function MenuButton({ onLogOut }: { onLogOut: () => void }) {
  const [open, setOpen] = useState(false);

  const isWide = useRestingMedia(WIDE);
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  return (
    <div className="lg:hidden">
      <IconButton
        icon={MenuIcon}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2"
      />
      <Drawer open={open} onOpenChange={setOpen} title={<WordMark className="text-lg" />}>
        <nav aria-label="Main" className="grid gap-1">
          {placesHere().map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={entryClass} onClick={() => setOpen(false)}>
              <Icon className={iconClass} aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
        <button type="button" className={`${entryClass} mt-auto`} onClick={onLogOut}>
          <LogOut className={iconClass} aria-hidden="true" />
          Logout
        </button>
      </Drawer>
    </div>
  );
}
