import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BackCloses } from './back-closes.tsx';
import { BorrowedTrigger } from './borrowed-trigger.tsx';
import { classNames } from './class-names.ts';
import { BELOW_TOP_BAR, landmarkOf } from './landmark.ts';
import type { MenuItem } from './menu-item.ts';

type MenuSheetProps = {
  /** The button that it is anchored to. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it was opened by keyboard: then the first entry is focused. */
  isByKey: boolean;
  items: readonly (MenuItem | 'separator')[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

const itemClass = (item: MenuItem) =>
  classNames(
    'flex min-h-9 items-center gap-3 rounded-sm px-3 py-1.5 text-sm outline-none pointer-coarse:min-h-11',
    'data-disabled:opacity-55',
    item.variant === 'danger'
      ? 'text-signal data-highlighted:bg-signal-wash'
      : 'data-highlighted:bg-well data-highlighted:text-ink',
  );

function Item({ item, onSelect }: { item: MenuItem; onSelect: (event: Event) => void }) {
  const Icon = item.icon;
  const words = (
    <>
      {Icon && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      <span className="min-w-0 flex-1">
        {item.label}
        {item.hint && <span className="block text-xs text-ink-soft">{item.hint}</span>}
      </span>
    </>
  );
  const shared = { className: itemClass(item), onSelect, disabled: item.disabled ?? false };

  if (item.checked === undefined) return <DropdownMenu.Item {...shared}>{words}</DropdownMenu.Item>;
  return (
    <DropdownMenu.CheckboxItem {...shared} checked={item.checked}>
      {words}
      <span className="size-4">
        <DropdownMenu.ItemIndicator>
          <Check className="size-4" aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

/** The entries that come in place of `More` begin where it was, so that the arrow keys go on from there. */
function showMore(event: Event, item: MenuItem, index: number): void {
  event.preventDefault();
  const menu = event.currentTarget instanceof Element && event.currentTarget.closest('[role="menu"]');
  flushSync(item.onSelect);
  if (menu) menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')[index]?.focus();
}

/** The key of a separator is that of the entry before it. */
const separatorKey = (items: MenuSheetProps['items'], index: number) => {
  const before = items[index - 1];
  return `after ${typeof before === 'object' ? before.label : 'the header'}`;
};

/** Radix only focuses the first entry if it was loaded before the key was pressed. */
function FirstEntry() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.closest('[role="menu"]');
    // Focuses the menu after its parts are mounted.
    queueMicrotask(() =>
      menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
    );
  }, []);
  return <span ref={place} hidden />;
}

/** An action runs after the focus has returned to the trigger, so that a dialog that it opens can restore it. */
export function MenuSheet(props: MenuSheetProps) {
  const { button, open, onOpenChange, isByKey, items, header, align = 'end' } = props;
  const chosen = useRef<MenuItem | undefined>(undefined);
  const afterClosing = (event: Event) => {
    event.preventDefault();
    button.focus();
    const item = chosen.current;
    chosen.current = undefined;
    item?.onSelect();
  };

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <BorrowedTrigger button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmarkOf(button)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={BELOW_TOP_BAR}
          onCloseAutoFocus={afterClosing}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,calc(100vw-1rem))] animate-fade overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-float"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          {isByKey && <FirstEntry />}
          {header && (
            <DropdownMenu.Label className="mb-1 border-b border-line px-3 py-2 text-sm">
              {header}
            </DropdownMenu.Label>
          )}
          {items.map((item, index) =>
            item === 'separator' ? (
              <DropdownMenu.Separator key={separatorKey(items, index)} className="my-1 h-px bg-line" />
            ) : (
              <Item
                key={item.label}
                item={item}
                onSelect={(event) => {
                  if (item.isMore) showMore(event, item, index);
                  else chosen.current = item;
                }}
              />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
