import { modelName } from '../../lib/ai.ts';
import { Button } from '../../ui/button.tsx';
import type { Wish } from './use-generate.ts';

type BuiltInButtonProps = {
  regenerate: boolean;
  busy: boolean;
  onGenerate: (wish: Wish) => void;
};

/** The choice beside a language model. Where the built-in planner does all, there is none. */
export const BuiltInButton = ({ regenerate, busy, onGenerate }: BuiltInButtonProps) =>
  modelName() === undefined ? null : (
    <Button size="small" busy={busy} onClick={() => onGenerate({ regenerate, byBuiltIn: true })}>
      Use the built-in planner
    </Button>
  );
