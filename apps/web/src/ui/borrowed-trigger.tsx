import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';

type BorrowedTriggerProps = {
  /** The button that stands on the page already. */
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
  'aria-describedby'?: string;
};

/**
 * Stands as Radix's trigger for a button that was there before Radix was loaded: Radix measures and focuses that button, and
 * its ids are written on it.
 */
export function BorrowedTrigger({ button, ref, id, ...names }: BorrowedTriggerProps) {
  const { 'aria-controls': controls, 'aria-describedby': describedBy } = names;
  useImperativeHandle(ref, () => button, [button]);
  useLayoutEffect(() => {
    if (id && !button.id) button.id = id;
  }, [button, id]);
  useLayoutEffect(() => {
    const attributes = Object.entries({ 'aria-controls': controls, 'aria-describedby': describedBy });
    for (const [name, value] of attributes) if (value) button.setAttribute(name, value);
    return () => {
      for (const [name, value] of attributes) if (value) button.removeAttribute(name);
    };
  }, [button, controls, describedBy]);
  return null;
}
