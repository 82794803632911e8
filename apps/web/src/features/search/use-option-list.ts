import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type OptionListProps = {
  count: number;
  onChoose: (index: number) => void;
  /** Enter while no option is active. */
  onEnter: () => void;
  /** Escape while the list is closed. */
  onEscape: () => void;
};

/** The list below a combobox: whether it is open, and which option is active while the focus stays in the box. */
export function useOptionList({ count, onChoose, onEnter, onEscape }: OptionListProps) {
  const [isOpen, setOpen] = useState(false);
  const [stood, setStood] = useState<number>();
  // The list may have become shorter.
  const active = isOpen && stood !== undefined ? Math.min(stood, count - 1) : undefined;

  const open = () => {
    setOpen(true);
    setStood(undefined);
  };
  const close = () => setOpen(false);
  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  const stepTo = (index: number) => {
    setOpen(true);
    setStood(index);
  };
  const enter = () => {
    if (active !== undefined) return choose(active);
    close();
    onEnter();
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => stepTo(active === undefined || active === count - 1 ? 0 : active + 1),
    ArrowUp: () => stepTo(active === undefined || active === 0 ? count - 1 : active - 1),
    Enter: enter,
    Escape: () => (isOpen ? close() : onEscape()),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends an IME composition is not for the list.
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return { isOpen, active, open, choose, activate: stepTo, onKeyDown, onBlur };
}
