import { t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { type ComboboxOption, optionsMatching } from './combobox-options.ts';
import { controlClass, oneLineClass } from './control-class.ts';
import { useControlAttributes } from './field.tsx';
import { Option } from './option.tsx';
import { useOptionList } from './use-option-list.ts';

type ComboboxProps = {
  value: string;
  options: readonly ComboboxOption[];
  onValueChange: (value: string) => void;
  /** Shown if nothing matches. */
  noneFound: string;
};

/** A choice among many, found by typing. What is typed only searches: leaving the field keeps the choice. */
export function Combobox({ value, options, onValueChange, noneFound }: ComboboxProps) {
  const attributes = useControlAttributes();
  const [text, setText] = useState('');
  const found = optionsMatching(options, text);
  const ids = found.map((option) => option.value);
  const list = useOptionList({
    ids,
    begin: text === '' && ids.includes(value) ? value : ids[0],
    onChoose: onValueChange,
    onClose: () => setText(''),
  });
  const open = (typed: string) => {
    setText(typed);
    list.open();
  };

  return (
    <span className="relative block">
      <input
        {...attributes}
        {...list.fieldProps}
        type="text"
        value={list.isOpen ? text : (options.find((one) => one.value === value)?.label ?? value)}
        placeholder={t`Type to search`}
        onClick={() => list.isOpen || open('')}
        onChange={(event) => open(event.target.value)}
        onBlur={list.onBlur}
        className={classNames(controlClass, oneLineClass, 'pr-9')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <div
        hidden={!list.isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet p-1 shadow-float"
      >
        <div id={list.listId} role="listbox" aria-label={t`Choices`}>
          {list.isOpen &&
            found.map((option) => (
              <Option
                key={option.value}
                list={list}
                id={option.value}
                isChosen={option.value === value}
                className={classNames(
                  'min-h-9 justify-between gap-3 rounded-sm px-3 py-1.5 text-sm pointer-coarse:min-h-11',
                  option.value === value && 'font-semibold',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
                {option.note && (
                  <span className="shrink-0 text-xs font-normal text-ink-soft">{option.note}</span>
                )}
              </Option>
            ))}
        </div>
        <p role="status" className="px-3 py-2 text-sm text-ink-soft empty:hidden">
          {list.isOpen && found.length === 0 ? noneFound : null}
        </p>
      </div>
    </span>
  );
}
