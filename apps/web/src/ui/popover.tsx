import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { fetchPopoverSheet, fetchSoon } from './floating.ts';
import { lateDialog } from './late.tsx';
import { withHandlers } from './with-handlers.ts';

type PopoverProps = {
  /** The button that opens it; it needs its own accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

const PopoverSheet = lateDialog(fetchPopoverSheet);

/** A small sheet anchored to its button. The page behind stays usable. */
export function Popover({ trigger, open, onOpenChange, ...sheet }: PopoverProps) {
  const [button, setButton] = useState<HTMLElement>();
  const handlers = {
    onPointerEnter: fetchSoon(fetchPopoverSheet),
    onFocus: fetchSoon(fetchPopoverSheet),
    onClick: (event: MouseEvent<HTMLElement>) => {
      setButton(event.currentTarget);
      onOpenChange(!open);
    },
  };
  const attributes = { 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;

  return (
    <>
      {withHandlers(trigger, { attributes, handlers })}
      {button && (
        <Suspense>
          <PopoverSheet {...sheet} button={button} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
