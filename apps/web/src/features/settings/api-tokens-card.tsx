import type { ApiToken } from '@daymark/contract/api-tokens';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { linkClass } from '../../ui/link-class.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenRow } from './api-token-row.tsx';
import { CardList, ConfirmRemoval, MakesOne } from './card-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { projectChoicesQuery } from './settings-queries.ts';
import { apiTokensQuery, useRevokeApiToken } from './use-api-tokens.ts';

const LEAD = (
  <>
    {t`With a token, a script or another program uses Daymark for you; assistants that you connected are here too. No token can change your account, your password or other tokens.`}{' '}
    <a href="/api/docs" className={linkClass}>
      {t`What programs can ask for`}
    </a>
  </>
);

/** The names of the projects that tokens are restricted to. */
function useProjectNames(tokens: readonly ApiToken[]): ReadonlyMap<string, string> {
  const isNeeded = tokens.some(({ projectIds }) => projectIds !== null);
  const { data = [] } = useQuery({ ...projectChoicesQuery(), enabled: isNeeded });
  return new Map(data.map(({ id, name }) => [id, name]));
}

/** The API tokens of the user: made, shown once, and revoked. */
export function ApiTokensCard() {
  const tokens = useQuery(apiTokensQuery());
  const names = useProjectNames(tokens.data ?? []);
  const [asking, setAsking] = useState<ApiToken>();
  const revoke = useRevokeApiToken();
  return (
    <SettingsCard title={t`API tokens`} lead={LEAD}>
      <Loaded
        query={tokens}
        failed={t`Failed to load your API tokens`}
        kept={t`They still work.`}
        loading={t`Loading API tokens`}
      >
        {(rows) => (
          <CardList id="api-tokens" label={t`API tokens`} rows={rows} none={t`None yet.`}>
            {(token) => (
              <ApiTokenRow key={token.id} token={token} names={names} onRevoke={() => setAsking(token)} />
            )}
          </CardList>
        )}
      </Loaded>
      <MakesOne
        id="new-api-token"
        icon={KeyRound}
        label={t`New token`}
        formOf={(way) => <ApiTokenForm {...way} />}
        shownOf={({ secret }: { secret: string }) => ({ what: 'token', label: t`API token`, secret })}
      />
      <ConfirmRemoval
        asked={asking}
        onClose={() => setAsking(undefined)}
        title={({ name }) => t`Revoke ${name}?`}
        action={t`Revoke`}
        onConfirm={revoke.mutate}
        list="api-tokens"
      >
        {t`Programs that use it are refused from now on. It cannot be brought back.`}
      </ConfirmRemoval>
    </SettingsCard>
  );
}
