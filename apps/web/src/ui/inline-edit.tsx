import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { closesOnEscape } from '../platform/escape.ts';
import { classNames } from './class-names.ts';

type InlineEditProps = {
  /** The accessible name of the input; the button adds what is shown. */
  label: string;
  /** What stands in the input at first. */
  value: string;
  /** False refuses it: the input stays. */
  onSave: (typed: string) => boolean | undefined;
  className?: string;
  inputClass?: string;
  /** What the button shows. */
  children: ReactNode;
};

const inputStyle =
  'min-w-0 rounded-sm border border-edge bg-sheet px-1 text-ink outline-2 outline-offset-1 outline-ink aria-invalid:outline-signal';

/** Words that become an input where they stand: Enter saves, Escape leaves them as they were. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, className, inputClass, children } = props;
  const [typed, type] = useState<string>();
  const [isRefused, refuse] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    type(undefined);
    refuse(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = () => {
    const words = typed?.trim() ?? '';
    if (words === '' || words === value) return close();
    if (onSave(words) === false) return refuse(true);
    close();
  };
  /** Leaving it by Tab or by a click keeps what is valid. */
  const leave = () => {
    const words = typed?.trim() ?? '';
    if (words !== '' && words !== value) onSave(words);
    type(undefined);
    refuse(false);
  };
  if (typed === undefined)
    return (
      <button
        ref={button}
        type="button"
        onClick={() => type(value)}
        className={classNames(
          'min-h-7 min-w-0 cursor-text rounded-sm px-1 text-left break-words hover:bg-well pointer-coarse:min-h-11',
          className,
        )}
      >
        <span>{children}</span>
        <span className="sr-only">. {label}</span>
      </button>
    );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <span {...closesOnEscape(close)} className={classNames('flex min-w-0', className)}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button under the pointer or with the focus has become this input
        autoFocus
        aria-label={label}
        aria-invalid={isRefused}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className={classNames(inputStyle, inputClass ?? 'w-full')}
      />
    </span>
  );
}
