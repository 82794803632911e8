import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { fetchMenuSheet, fetchSoon } from './floating.ts';
import { lateDialog } from './late.tsx';
import type { MenuItem } from './menu-item.ts';
import { withHandlers } from './with-handlers.ts';

type MenuProps = {
  /** The button that opens it; it needs its own accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly (MenuItem | 'separator')[];
  /** Text above the entries, such as the signed-in user. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

const MenuSheet = lateDialog(fetchMenuSheet);

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** Only its button is rendered until it is opened for the first time, because a page has many menus. */
export function Menu({ trigger, ...sheet }: MenuProps) {
  const [opened, setOpened] = useState<{ button: HTMLElement; isByKey: boolean }>();
  const [open, setOpen] = useState(false);
  const openFrom = (button: HTMLElement, isByKey: boolean, isOpen: boolean) => {
    setOpened({ button, isByKey });
    setOpen(isOpen);
  };
  const handlers = {
    onPointerEnter: fetchSoon(fetchMenuSheet),
    onFocus: fetchSoon(fetchMenuSheet),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.ctrlKey) return;
      openFrom(event.currentTarget, false, !open);
      // The focus goes to the menu, and not to the button first.
      if (!open) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      openFrom(event.currentTarget, true, event.key === 'ArrowDown' || !open);
    },
  };
  const attributes = { 'aria-haspopup': 'menu', 'aria-expanded': open } as const;

  return (
    <>
      {withHandlers(trigger, { attributes, handlers })}
      {opened && (
        <Suspense>
          <MenuSheet {...sheet} {...opened} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
