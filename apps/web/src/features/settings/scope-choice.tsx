import { SCOPES, type Scope } from '@daymark/domain/api-tokens';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

type ScopeChoiceProps = {
  label: string;
  offered?: readonly Scope[];
  chosen: readonly Scope[];
  problem: string | null | undefined;
  onChange: (scopes: Scope[]) => void;
};

/** What a program may do for the person, each chosen by itself. */
export const ScopeChoice = ({ label, offered = SCOPES, chosen, problem, onChange }: ScopeChoiceProps) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className="mb-2 text-sm font-semibold">{label}</legend>
    {offered.map((scope) => (
      <Checkbox
        key={scope}
        tone="ink"
        label={SCOPE_WORDS[scope].label}
        hint={SCOPE_WORDS[scope].hint}
        checked={chosen.includes(scope)}
        onCheckedChange={(isChosen) =>
          onChange(offered.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
        }
      />
    ))}
    <p aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
      {problem}
    </p>
  </fieldset>
);
