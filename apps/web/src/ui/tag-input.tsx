import { TAG_MAX_LENGTH, TAGS_MAX_COUNT } from '@daymark/domain/limits';
import { addTag } from '@daymark/domain/tags';
import { t } from '@daymark/words/t';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

type TagInputProps = {
  value: readonly string[];
  /** The typed text that is not added yet; the form includes it when it is sent. */
  text: string;
  onChange: (fields: { tags?: string[]; tag: string }) => void;
  placeholder?: string;
  disabled?: boolean;
};

/** Tags are added with Enter or the button. For use in a `Field`. */
export function TagInput({ value, text, onChange, placeholder, disabled }: TagInputProps) {
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const tags = addTag(value, text);
    // A tag above the limit stays in the field, and the form shows the error.
    if (tags.length > TAGS_MAX_COUNT) return;
    onChange({ tags, tag: '' });
    input.current?.focus();
  };
  const remove = (tag: string) => {
    onChange({ tags: value.filter((other) => other !== tag), tag: text });
    input.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex gap-2">
        <Input
          ref={input}
          value={text}
          maxLength={TAG_MAX_LENGTH}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          disabled={disabled}
          onChange={(event) => onChange({ tag: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={disabled || text.trim() === ''}>
          {t`Add`}
        </Button>
      </div>
      <ul aria-label={t`Tags`} className="flex flex-wrap gap-2 empty:hidden">
        {value.map((tag) => (
          <li key={tag} className="flex max-w-full items-center rounded-sm bg-well pl-2 text-sm">
            <span className="min-w-0 truncate">{tag}</span>
            <button
              type="button"
              aria-label={t`Remove tag ${tag}`}
              disabled={disabled}
              onClick={() => remove(tag)}
              className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-signal pointer-coarse:size-11"
            >
              <X className="size-3.5" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
