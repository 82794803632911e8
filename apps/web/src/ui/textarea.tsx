import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { useControlAttributes } from './field.tsx';

/** Grows with its text, if the browser supports it. */
export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...useControlAttributes()}
    rows={rows}
    dir="auto"
    {...rest}
    className={classNames(
      controlClass,
      'read-only:bg-well field-sizing-content min-h-24 max-h-96 resize-y',
      className,
    )}
  />
);
