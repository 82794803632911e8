import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';
import { useEscapePastToasts } from './use-escape-past-toasts.ts';
import { useFocusReturn } from './use-focus-return.ts';

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

type CommandListProps = {
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called on Backspace in an empty field. */
  onBack?: () => void;
  maxLength: number;
  /** The groups. */
  children: ReactNode;
  /** A note below the list. */
  note?: ReactNode;
};

/** A field with a list of results: arrow keys move, Enter chooses. The caller decides which groups match. */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, query, onQueryChange, onBack, maxLength, children, note } = props;
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || query !== '' || !onBack) return;
    event.preventDefault();
    onBack();
  };
  return (
    <Command label={label} shouldFilter={false} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <Command.Input
          value={query}
          onValueChange={onQueryChange}
          onKeyDown={goBack}
          placeholder={placeholder}
          aria-label={label}
          maxLength={maxLength}
          enterKeyHint="go"
          className="min-h-14 min-w-0 flex-1 bg-sheet text-base outline-none"
        />
        <Radix.Close className="min-h-9 rounded-md px-3 text-sm font-semibold text-ink-soft hover:bg-well hover:text-ink pointer-coarse:min-h-11">
          Close
        </Radix.Close>
      </div>
      <Command.List
        label={label}
        tabIndex={-1}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {children}
      </Command.List>
      {note && <div className="border-t border-line px-4 py-2 text-sm text-ink-soft">{note}</div>}
    </Command>
  );
}

export const CommandSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-bold [&_[cmdk-group-heading]]:text-ink-soft"
  >
    {children}
  </Command.Group>
);

type CommandRowProps = {
  id: string;
  onChoose: () => void;
  icon: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
};

export const CommandRow = ({ id, onChoose, icon, children, aside }: CommandRowProps) => (
  <Command.Item
    value={id}
    onSelect={() => onChoose()}
    className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm data-[selected=true]:bg-well pointer-coarse:min-h-11"
  >
    <span className="grid size-5 shrink-0 place-items-center text-ink-soft [&_svg]:size-4">{icon}</span>
    <span className="min-w-0 flex-1 truncate">{children}</span>
    {aside && <span className="max-w-2/5 shrink-0 truncate text-xs text-ink-soft">{aside}</span>}
  </Command.Item>
);
