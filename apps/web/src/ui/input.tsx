import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, oneLineClass } from './control-class.ts';
import { useControlAttributes } from './field.tsx';

export const Input = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input
    {...useControlAttributes()}
    type={type}
    {...rest}
    className={classNames(controlClass, oneLineClass, 'read-only:bg-well', className)}
  />
);
