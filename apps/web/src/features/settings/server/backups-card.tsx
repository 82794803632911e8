import type { Backups } from '@daymark/contract/server';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, DatabaseBackup } from 'lucide-react';
import { rich } from '../../../platform/rich.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { shownInstant } from '../../../ui/shown-instant.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { formatBytes } from './bytes.ts';
import { backupsQuery, useBeginBackup } from './use-server.ts';

const SHOWN = 5;
const ROW =
  'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm first:border-t-0 first:pt-0';

function Drill({ drill }: { drill: NonNullable<Backups['drill']> }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span>{rich`Restore drill of ${shownInstant(drill.finishedAt)}`}</span>
        <Badge tone={drill.problem === null ? 'done' : 'signal'}>
          {drill.problem === null ? t`Restored` : t`Failed`}
        </Badge>
      </p>
      <p className="text-ink-soft wrap-anywhere">{drill.backup}</p>
      <p className="wrap-anywhere">
        {drill.problem ??
          t`All ${plural(drill.rows ?? 0, '# row', '# rows')} could be restored into a database beside yours, which was dropped again.`}
      </p>
    </div>
  );
}

function BackupList({ backups, failures }: Backups) {
  const failed = failures.filter(({ failedAt }) => failedAt > (backups[0]?.finishedAt ?? ''));
  if (backups.length === 0 && failed.length === 0)
    return <p className="text-sm text-ink-soft">{t`None yet.`}</p>;
  return (
    <ul aria-label={t`Backups`}>
      {failed.map(({ failedAt, reason }) => (
        <li key={failedAt} className={ROW}>
          {shownInstant(failedAt)}
          <Badge tone="signal">{t`Failed`}</Badge>
          <span className="min-w-0 wrap-anywhere text-ink-soft">{reason}</span>
        </li>
      ))}
      {backups.slice(0, SHOWN).map(({ name, finishedAt, bytes }) => (
        <li key={name} className={ROW}>
          {shownInstant(finishedAt)}
          <span className="tabular-nums text-ink-soft">{formatBytes(bytes)}</span>
          <Badge tone="done">{t`Succeeded`}</Badge>
        </li>
      ))}
    </ul>
  );
}

const leadOf = ({ folder, keep }: Backups) =>
  folder === null
    ? t`There are no backups: set BACKUP_DIR to a folder and start the server again. Then one is made every night.`
    : t`One every night in ${folder}; the last ${keep} are kept. Copy them to another machine as well.`;

/** The backups, and whether the newest could be restored. */
export function BackupsCard() {
  const backups = useQuery(backupsQuery());
  const begin = useBeginBackup();
  const { data } = backups;
  return (
    <SettingsCard title={t`Backups`} lead={data ? leadOf(data) : t`What people wrote, in one file.`}>
      <Loaded query={backups} failed={t`Failed to load the backups`}>
        {(known) =>
          known.folder !== null && (
            <>
              <BackupList {...known} />
              {known.drill && <Drill drill={known.drill} />}
              <div className="flex flex-wrap gap-3">
                <Button busy={known.isBackingUp} onClick={() => begin.mutate('backup')}>
                  <DatabaseBackup className="size-4" aria-hidden="true" />
                  {known.isBackingUp ? t`Backup under way` : t`Make one now`}
                </Button>
                {known.backups.length > 0 && (
                  <Button busy={known.isDrilling} onClick={() => begin.mutate('drill')}>
                    <ArchiveRestore className="size-4" aria-hidden="true" />
                    {known.isDrilling ? t`Restore drill under way` : t`Try to restore the newest`}
                  </Button>
                )}
              </div>
              {known.backups.length > 0 && (
                <p className="text-sm text-ink-soft">
                  {t`The try restores it into a database of its own and drops that again. Your data is not touched.`}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </SettingsCard>
  );
}
