import { PASSWORD_RULES } from '@daymark/domain/passwords';
import { t, tc } from '@daymark/words/t';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

function Requirement({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={classNames('flex items-center gap-2', isMet ? 'text-done' : 'text-ink-soft')}>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-4 shrink-0 place-items-center rounded-full border',
          isMet ? 'border-done-bright bg-done-wash' : 'border-edge',
        )}
      >
        {isMet && <Check className="size-3" strokeWidth={3} />}
      </span>
      {label}
      <span className="sr-only">: {isMet ? tc('requirement')`met` : tc('requirement')`still missing`}</span>
    </li>
  );
}

/** The requirements of a new password, each with a check mark once it is met. */
export const PasswordRequirements = ({ password }: { password: string }) => (
  <ul aria-label={t`Password requirements`} className="grid gap-1.5 text-sm">
    {PASSWORD_RULES.map(({ label, holds }) => (
      <Requirement key={label} label={label} isMet={holds(password)} />
    ))}
  </ul>
);
