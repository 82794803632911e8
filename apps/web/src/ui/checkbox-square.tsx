import type { ComponentProps } from 'react';

const SQUARE =
  'peer size-5 appearance-none rounded-sm border border-edge bg-sheet transition-colors ' +
  'checked:border-done-bright checked:bg-done-bright hover:border-ink disabled:opacity-55';

/** The browser's own checkbox, drawn as a square that fills with green. Its label is the caller's. */
export const CheckboxSquare = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className="relative grid size-5 shrink-0 place-items-center">
    <input {...props} type="checkbox" className={SQUARE} />
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="pointer-events-none absolute size-5 text-on-ink opacity-0 peer-checked:opacity-100"
    >
      <path d="M4.5 10.5 8.5 14.5 15.5 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </span>
);
