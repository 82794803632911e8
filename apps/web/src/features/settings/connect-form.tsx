import type { ConnectionRequest } from '@daymark/contract/connections';
import type { Scope } from '@daymark/domain/api-tokens';
import { t } from '@daymark/words/t';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { chosenProjects, EVERYTHING, ReachChoice, reachProblem } from './reach-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';

/** What is allowed at first: what changes nothing, where that was asked for. */
function allowedAtFirst(scopes: readonly Scope[]): Scope[] {
  const changesNothing = scopes.filter((scope) => scope !== 'write');
  return changesNothing.length > 0 ? changesNothing : [...scopes];
}

type ConnectFormProps = { request: string; asked: ConnectionRequest };

/** What an assistant asks for, and the answer. Nothing is connected before it. */
export function ConnectForm({ request, asked }: ConnectFormProps) {
  const { name, host, isLocal, declineAddress } = asked;
  const form = useForm({
    typed: useTyped({ scopes: allowedAtFirst(asked.scopes), ...EVERYTHING }),
    problemsOf: ({ scopes, ...reach }) => ({
      scopes: scopes.length === 0 ? t`Please choose what the assistant may do` : null,
      projectIds: reachProblem(reach),
    }),
    send: async ({ scopes, ...reach }) => {
      const projectIds = chosenProjects(reach);
      return (await api.connections.create({ body: { request, scopes, projectIds } })).data;
    },
    onSent: ({ address }) => window.location.replace(address),
    wordsFor: (error) => reasonOf(error, t`Nothing was connected. Please try again.`),
  });
  const { value, update, errors } = form;
  return (
    <form {...form.formProps} aria-label={t`Connect an assistant`} className="grid gap-5">
      <dl className="grid gap-3 rounded-md border border-edge p-4 wrap-anywhere">
        <div>
          <dt className="text-sm text-ink-soft">{t`The assistant calls itself`}</dt>
          <dd className="font-semibold">{name}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t`It is answered at`}</dt>
          <dd className="font-semibold">{isLocal ? t`${host} (this device)` : host}</dd>
        </div>
      </dl>
      <p className="text-sm">{t`Connect it only if you have just begun this in the assistant, and know this address.`}</p>
      <ScopeChoice
        label={t`What the assistant may do`}
        offered={asked.scopes}
        chosen={value.scopes}
        problem={errors.scopes}
        onChange={(scopes) => update({ scopes })}
      />
      <ReachChoice
        label={t`What the assistant may see`}
        value={value}
        problem={errors.projectIds}
        onChange={update}
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Connect`}
        </Button>
        <Button onClick={() => window.location.replace(declineAddress)}>{t`Decline`}</Button>
      </div>
    </form>
  );
}
