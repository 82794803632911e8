import { t } from '@daymark/words/t';
import { Chip } from './chip.tsx';

type ReadPartsProps = {
  /** `text` is the typed text, `words` its meaning. */
  parts: readonly { key: string; text: string; words: string }[];
  onRevoke: (key: string) => void;
  /** What is missing, in words. */
  note: string | null;
};

/** The parsed parts of a typed text; each can be rejected, and becomes plain text again. */
export const ReadParts = ({ parts, onRevoke, note }: ReadPartsProps) => (
  <>
    {parts.length > 0 && (
      <ul aria-label={t`Understood`} className="flex flex-wrap gap-2">
        {parts.map(({ key, text, words }) => (
          <Chip
            key={key}
            words={words}
            removeLabel={t`Take “${text}” as words`}
            onRemove={() => onRevoke(key)}
          />
        ))}
      </ul>
    )}
    <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
      {note}
    </p>
  </>
);
