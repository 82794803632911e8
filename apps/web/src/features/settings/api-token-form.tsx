import type { ApiToken, NewApiToken } from '@daymark/contract/api-tokens';
import { type Scope, TOKEN_DAYS } from '@daymark/domain/api-tokens';
import { API_TOKEN_NAME_MAX_LENGTH, PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { messageOf, reasonOf } from '../../lib/error-message.ts';
import { useTabTyped } from '../../lib/tab-state.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { projectChoicesQuery } from './settings-queries.ts';
import { useMakeApiToken } from './use-api-tokens.ts';

const EXPIRIES = TOKEN_DAYS.map((days) => ({
  value: String(days),
  label: days === null ? t`Never` : days === 365 ? t`In a year` : t`In ${days} days`,
}));

const REACHES = [
  { value: 'all', label: t`All projects` },
  { value: 'chosen', label: t`Chosen projects` },
] as const;

const INITIAL = {
  name: '',
  scopes: ['read'] as Scope[],
  reach: 'all' as (typeof REACHES)[number]['value'],
  projectIds: [] as string[],
  expires: '90',
};

const newToken = ({ name, scopes, reach, projectIds, expires }: typeof INITIAL): NewApiToken => ({
  name,
  scopes,
  projectIds: reach === 'chosen' ? projectIds : null,
  days: TOKEN_DAYS.find((days) => String(days) === expires) ?? null,
});

function problemsOf({ name, scopes, reach, projectIds }: typeof INITIAL) {
  return {
    name: name.trim() === '' ? t`Please enter a name` : null,
    scopes: scopes.length === 0 ? t`Please choose what the token may do` : null,
    projectIds: reach === 'chosen' && projectIds.length === 0 ? t`Please choose a project` : null,
  };
}

const toggled = <T,>(all: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...all, one] : all.filter((other) => other !== one);

const Problem = ({ children }: { children: string | null | undefined }) => (
  <p aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
    {children}
  </p>
);

type ProjectChoiceProps = { chosen: readonly string[]; onChange: (ids: string[]) => void };

function ProjectChoice({ chosen, onChange }: ProjectChoiceProps) {
  const projects = useQuery(projectChoicesQuery());
  if (projects.isError)
    return (
      <ErrorBanner
        message={messageOf(projects.error, t`Failed to load your projects`)}
        onRetry={() => void projects.refetch()}
        retrying={projects.isFetching}
      />
    );
  if (!projects.data)
    return (
      <SkeletonRegion label={t`Loading projects`}>
        <Skeleton className="h-12 w-full" />
      </SkeletonRegion>
    );
  if (projects.data.length === 0)
    return <p className="text-sm text-ink-soft">{t`You have no projects yet.`}</p>;
  return (
    <>
      <ScrollRegion label={t`Projects`} className="grid max-h-56 gap-2 rounded-md border border-edge p-3">
        {projects.data.map(({ id, name }) => (
          <Checkbox
            key={id}
            tone="ink"
            label={name}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) => onChange(toggled(chosen, id, isChosen))}
          />
        ))}
      </ScrollRegion>
      {projects.data.length === PAGE_SIZE_MAX && (
        <p className="text-xs text-ink-soft">{t`These are the first ${PAGE_SIZE_MAX} by name.`}</p>
      )}
    </>
  );
}

type ApiTokenFormProps = {
  onMade: (made: { token: ApiToken; secret: string }) => void;
  onCancel: () => void;
};

/** What a new token is for. It does not change later: another purpose is another token. */
export function ApiTokenForm({ onMade, onCancel }: ApiTokenFormProps) {
  const make = useMakeApiToken();
  const typed = useTabTyped('API token', INITIAL);
  const form = useForm({
    typed,
    onEscape: onCancel,
    opensOn: 'input',
    problemsOf,
    send: (value) => make.mutateAsync(newToken(value)),
    onSent: (made) => {
      typed.discard();
      onMade(made);
    },
    wordsFor: (error) => reasonOf(error, t`No token was made. Please try again.`),
  });
  const { value, update, errors } = form;
  return (
    <form {...form.formProps} aria-label={t`New API token`} className="grid gap-5 border-t border-line pt-5">
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
      <div className="grid min-w-0 gap-3">
        <ChoicePills
          label={t`What it may see`}
          value={value.reach}
          options={REACHES}
          onValueChange={(reach) => update({ reach, projectIds: value.projectIds })}
        />
        {value.reach === 'chosen' && (
          <ProjectChoice chosen={value.projectIds} onChange={(projectIds) => update({ projectIds })} />
        )}
        <Problem>{errors.projectIds}</Problem>
      </div>
      <Field label={t`Expires`} className="max-w-48">
        <Select value={value.expires} options={EXPIRIES} onValueChange={(expires) => update({ expires })} />
      </Field>
      <p role="alert" className="text-sm font-semibold text-signal empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Make token`}
        </Button>
        <Button
          onClick={() => {
            typed.discard();
            onCancel();
          }}
        >{t`Cancel`}</Button>
      </div>
    </form>
  );
}
