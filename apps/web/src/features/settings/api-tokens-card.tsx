import type { ApiToken } from '@daymark/contract/api-tokens';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { linkClass } from '../../ui/link-class.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenRow } from './api-token-row.tsx';
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

function Revoking({ token, onClose }: { token: ApiToken | undefined; onClose: () => void }) {
  const revoke = useRevokeApiToken();
  return (
    <ConfirmDialog
      open={token !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={token ? t`Revoke ${token.name}?` : t`Revoke the token?`}
      confirmLabel={t`Revoke`}
      onConfirm={() => {
        if (token) revoke.mutate(token);
        onClose();
        focusSoon('#api-tokens');
      }}
    >
      {t`Programs that use it are refused from now on. It cannot be brought back.`}
    </ConfirmDialog>
  );
}

/** The API tokens of the user: made, shown once, and revoked. */
export function ApiTokensCard() {
  const tokens = useQuery(apiTokensQuery());
  const names = useProjectNames(tokens.data ?? []);
  /** A form is open, or the secret of a token that was just made is shown. */
  const [making, setMaking] = useTabState<'typing' | { secret: string } | undefined>(
    'new API token',
    undefined,
    (next) => (next === 'typing' ? next : undefined),
  );
  const [asking, setAsking] = useState<ApiToken>();
  const close = () => {
    setMaking(undefined);
    focusSoon('#new-api-token');
  };

  return (
    <SettingsCard title={t`API tokens`} lead={LEAD}>
      <div id="api-tokens" tabIndex={-1} className="outline-none">
        <QueryError query={tokens} message={t`Failed to load your API tokens`}>
          {t`They still work.`}
        </QueryError>
        {tokens.isPending && (
          <SkeletonRegion label={t`Loading API tokens`}>
            <Skeleton className="h-12 w-full" />
          </SkeletonRegion>
        )}
        {tokens.data?.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
        <ul aria-label={t`API tokens`} className="empty:hidden">
          {tokens.data?.map((token) => (
            <ApiTokenRow key={token.id} token={token} names={names} onRevoke={() => setAsking(token)} />
          ))}
        </ul>
      </div>
      {making === undefined && (
        <Button id="new-api-token" className="justify-self-start" onClick={() => setMaking('typing')}>
          <KeyRound className="size-4" aria-hidden="true" />
          {t`New token`}
        </Button>
      )}
      {making === 'typing' && (
        <ApiTokenForm
          onCancel={close}
          onMade={({ secret }) => {
            setMaking({ secret });
            focusSoon('#new-secret input');
          }}
        />
      )}
      {typeof making === 'object' && (
        <ShownOnce id="new-secret" what="token" label={t`API token`} secret={making.secret} onDone={close} />
      )}
      <Revoking token={asking} onClose={() => setAsking(undefined)} />
    </SettingsCard>
  );
}
