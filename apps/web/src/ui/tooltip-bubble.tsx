import { Tooltip as Radix } from 'radix-ui';
import { BorrowedTrigger } from './borrowed-trigger.tsx';
import { landmarkOf } from './landmark.ts';

type TooltipBubbleProps = { text: string; button: HTMLElement; onClose: () => void };

/** A visible tooltip. It closes when the pointer leaves both it and its button, and with Escape. */
export const TooltipBubble = ({ text, button, onClose }: TooltipBubbleProps) => (
  <Radix.Provider>
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <BorrowedTrigger button={button} />
      </Radix.Trigger>
      <Radix.Portal container={landmarkOf(button)}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs text-on-ink shadow-float pointer-coarse:hidden"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
