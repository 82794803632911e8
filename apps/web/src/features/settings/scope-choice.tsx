import { SCOPES, type Scope } from '@daymark/domain/api-tokens';
import { CheckboxGroup } from '../../ui/checkbox-list.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

type ScopeChoiceProps = {
  label: string;
  offered?: readonly Scope[];
  chosen: readonly Scope[];
  problem: string | null | undefined;
  onChange: (scopes: Scope[]) => void;
};

/** What a program may do for the person, each chosen by itself. */
export const ScopeChoice = ({ offered = SCOPES, ...group }: ScopeChoiceProps) => (
  <CheckboxGroup {...group} options={offered.map((scope) => ({ value: scope, ...SCOPE_WORDS[scope] }))} />
);
