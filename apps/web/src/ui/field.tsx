import { t } from '@daymark/words/t';
import {
  type ClipboardEvent,
  createContext,
  type InputEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  /** The label is only for screen readers, if the position explains the field (a search box). */
  labelHidden?: boolean;
  className?: string;
  /** One control of ui/: it gets its id, description and state from here. */
  children: ReactNode;
};

type ControlAttributes = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  onInput?: (event: InputEvent<HTMLElement>) => void;
};

const FieldContext = createContext<ControlAttributes | undefined>(undefined);

/** The attributes for a control inside a `Field`; empty outside of one. */
export const useControlAttributes = (): Partial<ControlAttributes> => useContext(FieldContext) ?? {};

/** Browsers silently cut pasted text at `maxLength`: the field says so, until its text changes. */
function useCutWords() {
  const [words, setWords] = useState('');
  const onPaste = ({ clipboardData, currentTarget: control }: ClipboardEvent<HTMLElement>) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { value, maxLength, selectionStart, selectionEnd } = control;
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const isCut = maxLength > 0 && kept + clipboardData.getData('text').trim().length > maxLength;
    setWords(isCut ? t`Only ${maxLength} characters fit: the end of the pasted text is left out.` : '');
  };
  const onInput = ({ nativeEvent }: InputEvent<HTMLElement>) => {
    if (nativeEvent.inputType !== 'insertFromPaste') setWords('');
  };
  return { words, handlers: { onPaste, onInput } };
}

export function Field({ label, hint, error, required, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const cut = useCutWords();
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    ...(required && { required }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
    ...cut.handlers,
  };

  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {!required || labelHidden ? null : (
          <span aria-hidden="true" className="text-signal">
            {' '}
            *
          </span>
        )}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {error || cut.words}
      </p>
    </div>
  );
}
