import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';

type BorrowedTriggerProps = {
  /** The existing button on the page. */
  button: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
  'aria-describedby'?: string;
};

/**
 * Makes a button that was rendered before Radix was loaded its trigger: Radix measures and focuses that button, and
 * gets its ids.
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
