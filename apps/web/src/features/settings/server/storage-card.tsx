import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '../../../platform/format.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { formatBytes } from './bytes.ts';
import { serverQuery, storageQuery } from './use-server.ts';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-soft wrap-anywhere">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

/** Less than this part of a disk is soon full. */
const LOW_SHARE = 0.1;

/** How much room the data takes, what is left, and which version runs. */
export function StorageCard() {
  const storage = useQuery(storageQuery());
  const server = useQuery(serverQuery());
  return (
    <SettingsCard
      title={t`Storage and version`}
      lead={t`How much room the data takes, and how much is left.`}
    >
      <Loaded query={storage} failed={t`Failed to load the storage`}>
        {({ databaseBytes, dataFolder, dataFolderBytes, freeBytes, diskBytes }) => (
          <>
            <dl className="grid gap-4 sm:grid-cols-2">
              <Fact name={t`Database`} value={formatBytes(databaseBytes)} />
              <Fact name={t`Data folder ${dataFolder}`} value={formatBytes(dataFolderBytes)} />
              <Fact
                name={t`Free on its disk`}
                value={t`${formatBytes(freeBytes)} of ${formatBytes(diskBytes)} (${formatPercent(Math.floor((freeBytes / diskBytes) * 100))})`}
              />
              {server.data && <Fact name={t`Version of Daymark`} value={server.data.version} />}
            </dl>
            {freeBytes < diskBytes * LOW_SHARE && (
              <p className="text-sm font-semibold text-signal">
                {t`The disk is nearly full. When it is, nothing can be saved any more.`}
              </p>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}
