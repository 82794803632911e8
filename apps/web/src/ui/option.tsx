import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { OptionList } from './use-option-list.ts';

type OptionProps = {
  list: OptionList;
  id: string;
  /** Of a list that stands for a value: whether it is this one. Else what the keys stand on is the selected one. */
  isChosen?: boolean;
  className: string;
  children: ReactNode;
};

/** One of the options of a list. The focus stays in the field, and a finger that scrolls chooses nothing. */
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
