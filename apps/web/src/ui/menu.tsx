import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { BackCloses } from './back-closes.tsx';
import { classNames } from './class-names.ts';
import { landmarkOf } from './landmark.ts';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  /** Given on an entry that is a choice among others: shows a tick where it holds. */
  checked?: boolean;
  variant?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
};

type MenuProps = {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactElement;
  items: readonly (MenuItem | 'separator')[];
  /** Words above the entries, such as who is signed in. */
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

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const Icon = item.icon;
  const words = (
    <>
      {Icon && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      <span className="min-w-0 flex-1">{item.label}</span>
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

/** A separator is known by the entry that it follows. */
const separatorKey = (items: MenuProps['items'], index: number) => {
  const before = items[index - 1];
  return `after ${typeof before === 'object' ? before.label : 'the header'}`;
};

/** What is chosen runs once the focus is back on the trigger, so that a dialog it opens knows where to return it. */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef<MenuItem | undefined>(undefined);
  const afterClosing = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
    const item = chosen.current;
    chosen.current = undefined;
    item?.onSelect();
  };

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmarkOf(button.current)}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={afterClosing}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,calc(100vw-1rem))] animate-fade overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-float"
        >
          <BackCloses onBack={() => setOpen(false)} />
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
                onSelect={() => {
                  chosen.current = item;
                }}
              />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
