import { t } from '@daymark/words/t';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { isEscapeOfPart } from '../platform/escape.ts';
import { BackCloses } from './back-closes.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useEscapePastToasts } from './use-escape-past-toasts.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the primary one last. They stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Keeps a constant height, so that nothing moves when content is added. */
  isTall?: boolean;
  /** False prevents the user from closing it. */
  dismissible?: boolean;
  /** While it is given, these words cover the dialog and it cannot be closed. */
  busyLabel?: string | undefined;
  /** Further content of the cover. */
  busyDetail?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False for a dialog with its own address, which going back leaves. */
  backCloses?: boolean;
  children?: ReactNode;
};

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl', wide: 'sm:max-w-6xl' };

const BusyVeil = ({ label, detail }: { label: string; detail: ReactNode }) => (
  <div className="absolute inset-0 z-10 grid animate-fade content-center justify-items-center gap-4 rounded-lg bg-sheet/90 p-5">
    <div role="status" className="grid justify-items-center gap-3 font-semibold">
      <Spinner size="large" />
      {label}
    </div>
    {detail}
  </div>
);

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    size = 'medium',
    isTall = false,
    role = 'dialog',
    children,
  } = props;
  const { dismissible = true, busyLabel, busyDetail, backCloses = dismissible } = props;
  const closable = dismissible && !busyLabel;
  const focusReturn = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  useEscapePastToasts(content, () => closable && onOpenChange(false));

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || closable) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          ref={content}
          {...focusReturn}
          onEscapeKeyDown={(event) => isEscapeOfPart(event) && event.preventDefault()}
          {...(!description && { 'aria-describedby': undefined })}
          role={role}
          aria-busy={busyLabel ? true : undefined}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col',
            'rounded-t-lg bg-sheet shadow-float outline-none sm:inset-y-0 sm:my-auto sm:rounded-lg',
            isTall ? 'h-[92dvh]' : 'sm:h-fit',
            SIZES[size],
          )}
        >
          {backCloses && <BackCloses onBack={() => closable && onOpenChange(false)} />}
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            {dismissible && role === 'dialog' && (
              <Radix.Close
                aria-label={t`Close`}
                disabled={!closable}
                className="-mr-2 grid size-9 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11"
              >
                <X className="size-5" aria-hidden="true" />
              </Radix.Close>
            )}
          </header>
          {children && (
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6" inert={Boolean(busyLabel)}>
              {children}
            </div>
          )}
          {footer && (
            <footer
              className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6"
              inert={Boolean(busyLabel)}
            >
              {footer}
            </footer>
          )}
          {busyLabel && <BusyVeil label={busyLabel} detail={busyDetail} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
