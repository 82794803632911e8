import { t } from '@daymark/words/t';
import { modelName } from '../../lib/ai.ts';
import { Button } from '../../ui/button.tsx';
import type { Wish } from './use-generate.ts';

type BuiltInButtonProps = {
  regenerate: boolean;
  busy: boolean;
  onGenerate: (wish: Wish) => void;
};

/** The alternative to a language model; without a model there is no choice. */
export const BuiltInButton = ({ regenerate, busy, onGenerate }: BuiltInButtonProps) =>
  modelName() === undefined ? null : (
    <Button size="small" busy={busy} onClick={() => onGenerate({ regenerate, byBuiltIn: true })}>
      {t`Use the built-in planner`}
    </Button>
  );
