import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/loaded.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { remindersQuery } from './use-reminders.ts';

/** What reaches a person when no tab is open. */
export function RemindersCard() {
  const settings = useQuery(remindersQuery());
  return (
    <SettingsCard
      title={t`Digest and reminders`}
      lead={t`A digest of the day, and reminders of what is due. They come by mail and to the devices below, as you choose. A single task can have a reminder of its own, where it is edited.`}
    >
      <Loaded
        query={settings}
        failed={t`Failed to load the digest and reminders`}
        kept={t`They are kept on the server.`}
        loading={t`Loading digest and reminders`}
        skeleton="h-40 w-full"
      >
        {(data) => <RemindersForm key={settings.dataUpdatedAt} settings={data} />}
      </Loaded>
    </SettingsCard>
  );
}
