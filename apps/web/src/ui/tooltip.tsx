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

/** The event with which Radix's tooltips close each other. */
const OTHERS_CLOSE = 'tooltip.open';

type BubbleProps = { text: string; button: HTMLElement; onClose: () => void };

type Shown = { Bubble: ComponentType<BubbleProps>; button: HTMLElement };

/** Shows a tooltip after its delay, unless the pointer or focus has left by then. */
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
  /** One focusable element with its own accessible name. */
  children: ReactElement<ComponentProps<'button'>>;
};

/**
 * A tooltip for hover and keyboard focus, but not for touch, after which it would stay open. Nearly every button has
 * one, so only the button is rendered until it is shown.
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
    // An open tooltip stays while the pointer moves over to it.
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
