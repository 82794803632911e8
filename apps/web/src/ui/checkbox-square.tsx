import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const SQUARE =
  'peer size-5 appearance-none rounded-sm border border-edge bg-sheet transition-colors ' +
  'hover:border-ink disabled:opacity-55';

const FILLED = {
  done: 'checked:border-done-bright checked:bg-done-bright',
  ink: 'checked:border-ink checked:bg-ink',
};

type CheckboxSquareProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  tone?: keyof typeof FILLED;
};

/** The browser's checkbox, styled as a square. The caller provides the label. */
export const CheckboxSquare = ({ tone = 'done', ...rest }: CheckboxSquareProps) => (
  <span className="relative grid size-5 shrink-0 place-items-center">
    <input {...rest} type="checkbox" className={classNames(SQUARE, FILLED[tone])} />
    {/* Not rendered for an open task: a plan has hundreds of them. */}
    {rest.checked !== false && (
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute size-5 text-on-ink opacity-0 peer-checked:opacity-100"
      >
        <path d="M4.5 10.5 8.5 14.5 15.5 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    )}
  </span>
);
