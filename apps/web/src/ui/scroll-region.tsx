import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

/** Needed to scroll by keyboard. */
const reachable = { tabIndex: 0 };

type ScrollRegionProps = { label: string; ref?: Ref<HTMLElement>; className?: string; children: ReactNode };

/** A part of the page that scrolls, also by keyboard. In print it is shown completely. */
export const ScrollRegion = ({ label, ref, className, children }: ScrollRegionProps) => (
  <section
    {...reachable}
    ref={ref}
    aria-label={label}
    className={classNames(
      'relative min-w-0 overflow-auto overscroll-x-contain print:max-h-none print:overflow-visible',
      className,
    )}
  >
    {children}
  </section>
);
