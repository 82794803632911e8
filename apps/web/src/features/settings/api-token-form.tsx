import type { ApiToken, NewApiToken } from '@daymark/contract/api-tokens';
import { type Scope, TOKEN_DAYS } from '@daymark/domain/api-tokens';
import { API_TOKEN_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { chosenProjects, EVERYTHING, ReachChoice, reachProblem } from './reach-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { CardForm, useCardForm } from './settings-card.tsx';
import { useMakeApiToken } from './use-api-tokens.ts';

const EXPIRIES = TOKEN_DAYS.map((days) => ({
  value: String(days),
  label: days === null ? t`Never` : days === 365 ? t`In a year` : t`In ${days} days`,
}));

const INITIAL = {
  name: '',
  scopes: ['read'] as Scope[],
  ...EVERYTHING,
  expires: '90',
};

const newToken = ({ name, scopes, expires, ...reach }: typeof INITIAL): NewApiToken => ({
  name,
  scopes,
  projectIds: chosenProjects(reach),
  days: TOKEN_DAYS.find((days) => String(days) === expires) ?? null,
});

function problemsOf({ name, scopes, ...reach }: typeof INITIAL) {
  return {
    name: name.trim() === '' ? t`Please enter a name` : null,
    scopes: scopes.length === 0 ? t`Please choose what the token may do` : null,
    projectIds: reachProblem(reach),
  };
}

type ApiTokenFormProps = {
  onMade: (made: { token: ApiToken; secret: string }) => void;
  onCancel: () => void;
};

/** What a new token is for. It does not change later: another purpose is another token. */
export function ApiTokenForm({ onMade, onCancel }: ApiTokenFormProps) {
  const make = useMakeApiToken();
  const form = useCardForm({
    name: 'API token',
    initial: INITIAL,
    problemsOf,
    send: (value) => make.mutateAsync(newToken(value)),
    onSent: onMade,
    onCancel,
    failure: t`No token was made. Please try again.`,
  });
  const { value, update, errors } = form;
  return (
    <CardForm form={form} label={t`New API token`} action={t`Make token`}>
      <Field
        label={t`Name`}
        hint={t`So that you recognise it later.`}
        error={errors.name}
        className="max-w-md"
      >
        <Input placeholder={t`Backup script`} maxLength={API_TOKEN_NAME_MAX_LENGTH} {...form.field('name')} />
      </Field>
      <ScopeChoice
        label={t`What it may do`}
        chosen={value.scopes}
        problem={errors.scopes}
        onChange={(scopes) => update({ scopes })}
      />
      <ReachChoice label={t`What it may see`} value={value} problem={errors.projectIds} onChange={update} />
      <Field label={t`Expires`} className="max-w-48">
        <Select value={value.expires} options={EXPIRIES} onValueChange={(expires) => update({ expires })} />
      </Field>
    </CardForm>
  );
}
