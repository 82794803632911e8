import { t } from '@daymark/words/t';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { boxesOf, codeOf, placesOf, withDigitsAt } from './code-boxes.ts';
import { controlClass } from './control-class.ts';

type CodeInputProps = {
  label: string;
  /** The number of digits, one box each. */
  length: number;
  /** The digits so far; a space is an empty box before a filled one. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called when all boxes are filled and unchanged for `completeAfter` milliseconds. */
  onComplete?: (code: string) => void;
  completeAfter?: number;
  error?: string | null | undefined;
  disabled?: boolean;
};

/** Calls back when the code is complete, unless it is changed before; once for each code. */
function useCompletion(code: string | undefined, after: number, onComplete: CodeInputProps['onComplete']) {
  const latest = useRef(onComplete);
  useEffect(() => {
    latest.current = onComplete;
  });
  useEffect(() => {
    if (code === undefined) return;
    const timer = setTimeout(() => latest.current?.(code), after);
    return () => clearTimeout(timer);
  }, [code, after]);
}

export function CodeInput(props: CodeInputProps) {
  const { label, length, value, onValueChange, onComplete, completeAfter = 0, error, disabled } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const boxes = boxesOf(value, length);
  useCompletion(codeOf(boxes), completeAfter, onComplete);

  const focusBox = (index: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, length - 1))]?.focus();

  // After a refused code is cleared, typing starts again at the first box.
  useEffect(() => {
    if (value === '' && group.current?.contains(document.activeElement)) {
      group.current.querySelector('input')?.focus();
    }
  }, [value]);

  const enter = (index: number, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === '') return;
    const at = digits.length >= length ? 0 : index;
    onValueChange(withDigitsAt(boxes, at, digits));
    focusBox(at + digits.length);
  };

  const change = (index: number, text: string) => {
    const before = boxes[index] ?? '';
    if (text === '') onValueChange(withDigitsAt(boxes, index, ' '));
    // Typing into a filled box replaces its digit, wherever the caret is.
    else enter(index, before !== '' && text.length === 2 ? text.replace(before, '') : text);
  };

  const press = (index: number, event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusBox(target);
    } else if (event.key === 'Backspace' && !boxes[index] && index > 0) {
      event.preventDefault();
      onValueChange(withDigitsAt(boxes, index - 1, ' '));
      focusBox(index - 1);
    }
  };

  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    enter(index, event.clipboardData.getData('text'));
  };

  return (
    <div className="grid gap-2">
      <fieldset ref={group} className="flex justify-center gap-2 sm:gap-3">
        <legend className="sr-only">{label}</legend>
        {placesOf(length).map((index) => (
          <input
            key={index}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t`Digit ${index + 1} of ${length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            disabled={disabled}
            value={boxes[index] ?? ''}
            onChange={(event) => change(index, event.target.value)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            onFocus={(event) => event.target.select()}
            className={classNames(controlClass, 'h-14 max-w-12 px-0 text-center text-xl font-bold')}
          />
        ))}
      </fieldset>
      <p
        id={errorId}
        aria-live="polite"
        className="text-center text-sm font-semibold text-signal empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
