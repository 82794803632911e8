import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { type ComboboxOption, optionsMatching } from './combobox-options.ts';
import { controlClass, oneLineClass } from './control-class.ts';
import { useControlAttributes } from './field.tsx';

type ComboboxProps = {
  value: string;
  options: readonly ComboboxOption[];
  onValueChange: (value: string) => void;
  /** Shown if nothing matches. */
  noneFound: string;
};

type Search = { text: string; at: number };

type ChoiceProps = {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
};

/** The focus stays in the field, and touch scrolling of the list chooses nothing. */
const Choice = ({ id, option, active, chosen, onChoose }: ChoiceProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    onMouseDown={(event) => event.preventDefault()}
    onPointerUp={onChoose}
    className={classNames(
      'flex min-h-9 items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-sm hover:bg-well pointer-coarse:min-h-11',
      active && 'bg-well',
      chosen && 'font-semibold',
    )}
  >
    <span className="min-w-0 wrap-anywhere">{option.label}</span>
    {option.note && <span className="shrink-0 text-xs font-normal text-ink-soft">{option.note}</span>}
  </div>
);

/** A choice among many options, with a search field. Leaving the field keeps the choice. */
export function Combobox({ value, options, onValueChange, noneFound }: ComboboxProps) {
  const attributes = useControlAttributes();
  const listId = useId();
  const [search, setSearch] = useState<Search>();
  const found = search ? optionsMatching(options, search.text) : [];
  const active = search && found[search.at];
  const idOf = (option: ComboboxOption) => `${listId}${option.value}`;

  const open = () => {
    if (!search)
      setSearch({
        text: '',
        at: Math.max(
          0,
          options.findIndex((one) => one.value === value),
        ),
      });
  };
  const choose = (option: ComboboxOption) => {
    setSearch(undefined);
    onValueChange(option.value);
  };
  const move = (by: number) => {
    if (!search) return open();
    setSearch({ ...search, at: Math.min(found.length - 1, Math.max(0, search.at + by)) });
  };

  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = moves[event.key];
    if (by !== undefined) move(by);
    else if (event.key === 'Enter' && search && active) choose(active);
    else if (event.key === 'Escape' && search) setSearch(undefined);
    else return;
    event.preventDefault();
  };

  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <span className="relative block">
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={search !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        value={search ? search.text : (options.find((one) => one.value === value)?.label ?? value)}
        placeholder="Type to search"
        onClick={open}
        onChange={(event) => setSearch({ text: event.target.value, at: 0 })}
        onKeyDown={press}
        onBlur={() => setSearch(undefined)}
        className={classNames(controlClass, oneLineClass, 'pr-9')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <div
        hidden={!search}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-sheet p-1 shadow-float"
      >
        <div id={listId} role="listbox" aria-label="Choices">
          {found.map((option) => (
            <Choice
              key={option.value}
              id={idOf(option)}
              option={option}
              active={option === active}
              chosen={option.value === value}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
        <p role="status" className="px-3 py-2 text-sm text-ink-soft empty:hidden">
          {search && found.length === 0 ? noneFound : null}
        </p>
      </div>
    </span>
  );
}
