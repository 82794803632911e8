import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { fetchTooltipBubble } from './floating.ts';
import { withHandlers } from './with-handlers.ts';

const HOVER_MILLISECONDS = 400;

/** How Radix's tooltips tell each other that another one opens. */
const OTHERS_CLOSE = 'tooltip.open';

type BubbleProps = { text: string; button: HTMLElement; onClose: () => void };

type Shown = { Bubble: ComponentType<BubbleProps>; button: HTMLElement };

/** Shows a tooltip when it was wanted for as long as it takes; what is wanted no more does not come. */
function useShown() {
  const [shown, setShown] = useState<Shown>();
  const wanted = useRef<symbol>(undefined);
  const want = async (button: HTMLElement, milliseconds: number) => {
    const mine = Symbol();
    wanted.current = mine;
    const [Bubble] = await Promise.all([
      fetchTooltipBubble().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ]);
    if (!Bubble || wanted.current !== mine) return;
    document.dispatchEvent(new CustomEvent(OTHERS_CLOSE));
    setShown({ Bubble, button });
  };
  const giveUp = () => {
    wanted.current = undefined;
  };
  const hide = () => {
    giveUp();
    setShown(undefined);
  };
  return { shown, isWanted: () => wanted.current !== undefined, want, giveUp, hide };
}

type TooltipProps = {
  text: string;
  /** One focusable element; it must have a name of its own. */
  children: ReactElement<ComponentProps<'button'>>;
};

/**
 * What a pointer that hovers, or the keyboard, stands on; a finger that has tapped would leave it standing. Nearly every button
 * has one, and few are ever shown: until then there is only the button.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { shown, isWanted, want, giveUp, hide } = useShown();
  const isPressed = useRef(false);
  const press = () => {
    hide();
    isPressed.current = true;
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerup', release, { once: true });
  };
  const handlers = {
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch' && !isWanted() && !shown) void want(currentTarget, HOVER_MILLISECONDS);
    },
    // Once shown it stays while the pointer goes over to it.
    onPointerLeave: giveUp,
    onPointerDown: press,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (!isPressed.current) void want(currentTarget, 0);
    },
    onBlur: hide,
    onClick: hide,
  };

  return (
    <>
      {withHandlers(children, { handlers })}
      {shown && <shown.Bubble text={text} button={shown.button} onClose={hide} />}
    </>
  );
}
