import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, useRef, useState } from 'react';
import { landmarkOf } from './landmark.ts';

type TooltipProps = {
  text: string;
  /** One focusable element; it must have a name of its own. */
  children: ReactElement;
};

/** What a pointer that hovers, or the keyboard, stands on; a finger that has tapped would leave it standing. */
export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Nearly every button has one, and few are ever shown.
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        {open && (
          <Radix.Portal container={landmarkOf(trigger.current)}>
            <Radix.Content
              sideOffset={6}
              collisionPadding={8}
              className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs text-on-ink shadow-float pointer-coarse:hidden"
            >
              {text}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
