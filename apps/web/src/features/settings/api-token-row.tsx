import type { ApiToken } from '@daymark/contract/api-tokens';
import { plural, t } from '@daymark/words/t';
import { formatInstant } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

/** "All projects", or the names of the chosen ones. */
function reachOf({ projectIds }: ApiToken, names: ReadonlyMap<string, string>): string {
  if (projectIds === null) return t`All projects`;
  const known = projectIds.flatMap((id) => names.get(id) ?? []);
  const others = projectIds.length - known.length;
  const more = t`${plural(others, '# other project')}`;
  return [...known, ...(others > 0 ? [more] : [])].join(', ');
}

const shown = (instant: string) => <time dateTime={instant}>{formatInstant(instant, timezoneOfUser())}</time>;

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
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {expired && <Badge tone="signal">{t`Expired`}</Badge>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {scopes.map((scope) => SCOPE_WORDS[scope].label).join(', ')} · {reachOf(token, names)}
        </p>
        {connectedFrom && (
          <p className="text-sm text-ink-soft wrap-anywhere">{t`Connected from ${connectedFrom}`}</p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{lastUsedAt ? rich`Last used ${shown(lastUsedAt)}` : t`Never used`}</span>
          <span>
            {expiresAt === null
              ? t`Never expires`
              : expired
                ? rich`Expired ${shown(expiresAt)}`
                : rich`Expires ${shown(expiresAt)}`}
          </span>
        </p>
      </div>
      <Button size="small" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  );
}
