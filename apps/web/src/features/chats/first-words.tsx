import { t } from '@daymark/words/t';
import { Suggestions } from './suggestions.tsx';

/** A chat without messages. */
export const FirstWords = ({ onChoose }: { onChoose: (prompt: string) => void }) => (
  <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6">
    <div className="mx-auto grid max-w-3xl gap-4">
      <p className="text-ink-soft">{t`Write below, or begin with one of these.`}</p>
      <Suggestions onChoose={({ prompt }) => onChoose(prompt)} />
    </div>
  </div>
);
