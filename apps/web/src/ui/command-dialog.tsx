import { t } from '@daymark/words/t';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';
import { classNames } from './class-names.ts';
import { Option } from './option.tsx';
import { useEscapePastToasts } from './use-escape-past-toasts.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { type OptionList, useOptionList } from './use-option-list.ts';

type CommandDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
};

/** A dialog at the top of the screen, for keyboard input. */
export function CommandDialog({ open, onOpenChange, title, children }: CommandDialogProps) {
  const focusReturn = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  useEscapePastToasts(content, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          ref={content}
          {...focusReturn}
          aria-describedby={undefined}
          data-top-sheet
          className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh w-full animate-rise flex-col overflow-hidden rounded-b-lg bg-sheet text-ink shadow-float outline-none sm:top-[12vh] sm:max-h-[min(32rem,76vh)] sm:max-w-2xl sm:rounded-lg"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface CommandRow {
  /** Unlike that of any other row of the list. */
  id: string;
  label: string;
  icon: ReactNode;
  aside?: ReactNode;
  onChoose: () => void;
}

export interface CommandSection {
  heading: string;
  rows: readonly CommandRow[];
}

type CommandListProps = {
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the field can be typed into. */
  onReady?: () => void;
  /** Called on Backspace in an empty field. */
  onBack?: () => void;
  maxLength: number;
  /** What is found, decided by whoever gives it. Those without rows are left out. */
  sections: readonly CommandSection[];
  /** What is said where there is nothing to choose. */
  none?: ReactNode;
  /** A line below, such as what is not searched now. */
  note?: ReactNode;
};

/** A field with what it finds below: arrows move, Enter chooses. */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, query, onQueryChange, onReady, onBack, maxLength, sections, none, note } =
    props;
  const rows = sections.flatMap((section) => section.rows);
  const list = useOptionList({
    ids: rows.map(({ id }) => id),
    begin: rows[0]?.id,
    isPinned: true,
    onChoose: (id) => rows.find((row) => row.id === id)?.onChoose(),
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || query !== '' || !onBack) return list.fieldProps.onKeyDown(event);
    event.preventDefault();
    onBack();
  };
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <input
          {...list.fieldProps}
          value={query}
          onChange={(event) => {
            onQueryChange(event.target.value);
            list.open();
          }}
          onKeyDown={press}
          onFocus={onReady}
          placeholder={placeholder}
          aria-label={label}
          maxLength={maxLength}
          enterKeyHint="go"
          className="min-h-14 min-w-0 flex-1 bg-sheet text-base outline-none"
        />
        <Radix.Close className="min-h-9 rounded-md px-3 text-sm font-semibold text-ink-soft hover:bg-well hover:text-ink pointer-coarse:min-h-11">
          {t`Close`}
        </Radix.Close>
      </div>
      <div
        id={list.listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {sections.map((section) => (
          <Section key={section.heading} list={list} {...section} />
        ))}
        {rows.length === 0 && none}
      </div>
      {note && <div className="border-t border-line px-4 py-2 text-sm text-ink-soft">{note}</div>}
    </div>
  );
}

function Section({ list, heading, rows }: CommandSection & { list: OptionList }) {
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <fieldset aria-labelledby={headingId} className="min-w-0 pb-2">
      <div id={headingId} aria-hidden="true" className="px-3 py-1.5 text-xs font-bold text-ink-soft">
        {heading}
      </div>
      {rows.map((row, index) => (
        <Option
          key={row.id}
          list={list}
          id={row.id}
          className={classNames(
            'min-h-10 gap-3 rounded-md px-3 py-1.5 text-sm pointer-coarse:min-h-11',
            // With the first row its heading comes into sight.
            index === 0 && 'scroll-mt-9',
          )}
        >
          <span className="grid size-5 shrink-0 place-items-center text-ink-soft [&_svg]:size-4">
            {row.icon}
          </span>
          <span className="min-w-0 flex-1 truncate" title={row.label}>
            {row.label}
          </span>
          {row.aside && (
            <span
              title={typeof row.aside === 'string' ? row.aside : undefined}
              className="max-w-2/5 shrink-0 truncate text-xs text-ink-soft"
            >
              {row.aside}
            </span>
          )}
        </Option>
      ))}
    </fieldset>
  );
}
