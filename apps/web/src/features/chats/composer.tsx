import { CHAT_MESSAGE_MAX_LENGTH } from '@daymark/domain/limits';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { isTouched } from './touched.ts';

type ComposerProps = {
  text: string;
  onTextChange: (text: string) => void;
  onSend: (text: string) => void;
  /** Only while an answer is being written. */
  onStop: (() => void) | undefined;
  isStopping: boolean;
};

/** Most rows, in browsers that do not grow the field automatically. */
const MAX_ROWS = 6;

const isPlainEnter = ({ key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !altKey && !ctrlKey && !metaKey && !nativeEvent.isComposing;

/** Enter sends and Shift+Enter begins a new line. On a phone, which has no Shift+Enter, only the button sends. */
export function Composer({ text, onTextChange, onSend, onStop, isStopping }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = isBlank(text);
  const length = text.trim().length;
  const isTooLong = length > CHAT_MESSAGE_MAX_LENGTH;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || isTooLong || onStop) return;
    onSend(text.trim());
    if (!isTouched()) field.current?.focus();
  };
  // The second click of a double click on Send would stop the answer.
  const stop = ({ detail }: MouseEvent) => detail < 2 && onStop?.();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onStop) onStop();
    else if (isPlainEnter(event) && !isTouched()) send();
    else return;
    event.preventDefault();
  };

  return (
    <form aria-label={t`Message`} onSubmit={send} className="grid gap-1.5">
      <div className="flex items-end gap-2 rounded-lg border border-edge bg-sheet p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ink">
        <label htmlFor={id} className="sr-only">
          {t`Your message`}
        </label>
        <textarea
          ref={field}
          id={id}
          data-composer
          dir="auto"
          rows={Math.min(MAX_ROWS, text.split('\n').length)}
          value={text}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? `${id}-length` : undefined}
          enterKeyHint="enter"
          placeholder={t`Ask, or describe a project`}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-48 min-h-10 min-w-0 flex-1 resize-none bg-sheet px-2.5 py-2 text-base outline-none pointer-coarse:min-h-11"
        />
        <Button
          type={onStop ? 'button' : 'submit'}
          variant={onStop ? 'secondary' : 'primary'}
          busy={isStopping}
          disabled={!onStop && (isEmpty || isTooLong)}
          onClick={onStop ? stop : undefined}
        >
          {onStop ? (
            <>
              {!isStopping && <Square className="size-3.5 fill-current" aria-hidden="true" />}
              {t`Stop`}
            </>
          ) : (
            <>
              <ArrowUp className="size-4" aria-hidden="true" />
              {t`Send`}
            </>
          )}
        </Button>
      </div>
      {isTooLong && (
        <p id={`${id}-length`} role="alert" className="text-sm font-semibold text-signal">
          {t`Please use at most ${formatCount(CHAT_MESSAGE_MAX_LENGTH)} characters: these are ${formatCount(length)}.`}
        </p>
      )}
    </form>
  );
}
