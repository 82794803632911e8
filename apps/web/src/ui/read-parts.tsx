import { Chip } from './chip.tsx';

type ReadPartsProps = {
  /** `text` is what was typed, `words` what was understood. */
  parts: readonly { key: string; text: string; words: string }[];
  onRevoke: (key: string) => void;
};

/** What was understood from words as they are typed; each part can be taken back, and is words again. */
export const ReadParts = ({ parts, onRevoke }: ReadPartsProps) =>
  parts.length > 0 && (
    <ul aria-label="Understood" className="flex flex-wrap gap-2">
      {parts.map(({ key, text, words }) => (
        <Chip
          key={key}
          words={words}
          removeLabel={`Take “${text}” as words`}
          onRemove={() => onRevoke(key)}
        />
      ))}
    </ul>
  );
