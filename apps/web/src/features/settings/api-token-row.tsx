import type { ApiToken } from '@daymark/contract/api-tokens';
import { plural, t } from '@daymark/words/t';
import { rich } from '../../platform/rich.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { CardRow, RowFacts } from './card-list.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

/** "All projects", or the names of the chosen ones. */
function reachOf({ projectIds }: ApiToken, names: ReadonlyMap<string, string>): string {
  if (projectIds === null) return t`All projects`;
  const known = projectIds.flatMap((id) => names.get(id) ?? []);
  const others = projectIds.length - known.length;
  const more = t`${plural(others, '# other project')}`;
  return [...known, ...(others > 0 ? [more] : [])].join(', ');
}

const isExpired = ({ expiresAt }: ApiToken) => expiresAt !== null && new Date(expiresAt) <= new Date();

type ApiTokenRowProps = {
  token: ApiToken;
  names: ReadonlyMap<string, string>;
  onRevoke: () => void;
};

/** A token with what it may do, where, until when, and when it was used. */
export function ApiTokenRow({ token, names, onRevoke }: ApiTokenRowProps) {
  const { name, scopes, connectedFrom, expiresAt, lastUsedAt } = token;
  const expired = isExpired(token);
  return (
    <CardRow
      title={name}
      badges={expired && <Badge tone="signal">{t`Expired`}</Badge>}
      actions={
        <Button size="small" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
          {t`Revoke`}
        </Button>
      }
    >
      <p className="text-sm text-ink-soft wrap-anywhere">
        {scopes.map((scope) => SCOPE_WORDS[scope].label).join(', ')} · {reachOf(token, names)}
      </p>
      {connectedFrom && (
        <p className="text-sm text-ink-soft wrap-anywhere">{t`Connected from ${connectedFrom}`}</p>
      )}
      <RowFacts>
        <span>{lastUsedAt ? rich`Last used ${shownInstant(lastUsedAt)}` : t`Never used`}</span>
        <span>
          {expiresAt === null
            ? t`Never expires`
            : expired
              ? rich`Expired ${shownInstant(expiresAt)}`
              : rich`Expires ${shownInstant(expiresAt)}`}
        </span>
      </RowFacts>
    </CardRow>
  );
}
