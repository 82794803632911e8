import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { OptionList } from './use-option-list.ts';

type OptionProps = {
  list: OptionList;
  id: string;
  /** Whether it is the value of the field. Lists without a value leave it out: then the active option counts as selected. */
  isChosen?: boolean;
  className: string;
  children: ReactNode;
};

/** An option of a list. The focus stays in the field, and scrolling by touch chooses nothing. */
export function Option({ list, id, isChosen, className, children }: OptionProps) {
  const isActive = id === list.active;
  return (
    <button
      type="button"
      role="option"
      tabIndex={-1}
      id={list.idOf(id)}
      aria-selected={isChosen ?? isActive}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => list.onPoint(id)}
      onClick={() => list.choose(id)}
      className={classNames('flex w-full items-center text-left', isActive && 'bg-well', className)}
    >
      {children}
    </button>
  );
}
