import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { OWN_ESCAPE } from '../platform/escape.ts';

type OptionListProps = {
  /** The options by their ids, in their order. */
  ids: readonly string[];
  onChoose: (id: string) => void;
  onClose?: () => void;
  /** On which option the keys stand before they are used. None: on none. */
  begin?: string | undefined;
  /** The list is always there, and Escape is not its own. */
  isPinned?: boolean;
  /** Enter while the keys stand on no option. */
  onEnter?: () => void;
  /** Escape while the list is closed. */
  onEscape?: () => void;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** An arrow goes round; a page ends at the first or the last. */
function stepFrom(at: number, by: number, count: number): number {
  if (Math.abs(by) > 1) return Math.min(count - 1, Math.max(0, at + by));
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}

export type OptionList = ReturnType<typeof useOptionList>;

/**
 * The list below a field in which one types to choose: whether it is open, and on which option the keys stand while the
 * focus stays in the field. Its options are `Option`s.
 */
export function useOptionList(props: OptionListProps) {
  const { ids, onChoose, onClose, begin, isPinned = false, onEnter, onEscape } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(isPinned);
  const [stood, setStood] = useState<string>();
  // The active option may have been removed from the list meanwhile.
  const stands = stood !== undefined && ids.includes(stood) ? stood : begin;
  const active = isOpen ? stands : undefined;
  const idOf = (id: string) => `${listId}-${id}`;
  const activeId = active === undefined ? undefined : idOf(active);

  // An option under the pointer is already visible.
  const isByPointer = useRef(false);
  useEffect(() => {
    if (activeId && !isByPointer.current)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const standOn = (id: string | undefined, byPointer = false) => {
    isByPointer.current = byPointer;
    setStood(id);
  };
  /** Opens it, the keys where they begin. */
  const open = () => {
    setOpen(true);
    standOn(undefined);
  };
  const close = () => {
    setOpen(isPinned);
    onClose?.();
  };
  const choose = (id: string) => {
    close();
    onChoose(id);
  };
  const step = (by: number) => {
    setOpen(true);
    const at = active === undefined ? -1 : ids.indexOf(active);
    standOn(isOpen || begin === undefined ? ids[stepFrom(at, by, ids.length)] : begin);
  };
  const enter = () => {
    close();
    onEnter?.();
  };

  const actionOf = (key: string): (() => void) | undefined => {
    const by = STEPS[key];
    if (by !== undefined) return () => step(by);
    if (key === 'Enter') return active === undefined ? onEnter && enter : () => choose(active);
    if (key === 'Escape') return isOpen && !isPinned ? close : onEscape;
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the composing of a word is not meant for the list.
    const act = event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return {
    listId,
    isOpen,
    active,
    open,
    choose,
    onBlur,
    idOf,
    onPoint: (id: string) => standOn(id, true),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
      ...(isOpen && !isPinned && OWN_ESCAPE),
      onKeyDown,
    } as const,
  };
}
