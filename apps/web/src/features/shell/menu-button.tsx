import { t } from '@daymark/words/t';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ahead, lateDialog } from '../../ui/late.tsx';
import { useRestingMedia } from '../../ui/use-media.ts';

const MenuDrawer = lateDialog(ahead(() => import('./menu-drawer.tsx').then((part) => part.MenuDrawer)));

/** From this width on, the sidebar is beside the page. */
const WIDE = '(min-width: 64rem)';

/** The sidebar of narrow screens: a button, and the menu that slides in. */
export function MenuButton({ onLogOut }: { onLogOut: () => void }) {
  const [open, setOpen] = useState(false);
  // From then on it stays mounted: the browser's dialog returns the focus when it is closed, not when it is removed.
  const [wasOpened, setWasOpened] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    setWasOpened(true);
  };

  const isWide = useRestingMedia(WIDE);
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  return (
    <div className="lg:hidden">
      <IconButton
        icon={MenuIcon}
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
        className="-ml-2"
      />
      {wasOpened && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={change} onLogOut={onLogOut} />
        </Suspense>
      )}
    </div>
  );
}
