import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The style of a card. */
export const cardClass = 'rounded-lg border border-line bg-sheet shadow-raised';

type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li';
  /** The id of the heading that names the section for screen readers. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

export const Card = ({ as: Element = 'div', labelledBy, id, className, children }: CardProps) => (
  <Element id={id} aria-labelledby={labelledBy} className={classNames(cardClass, 'p-5', className)}>
    {children}
  </Element>
);
