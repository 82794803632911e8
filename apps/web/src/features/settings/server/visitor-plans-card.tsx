import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { serverQuery, useChangeServer } from './use-server.ts';

/** Whether visitors may try a project on the home page. */
export function VisitorPlansCard() {
  const server = useQuery(serverQuery());
  const change = useChangeServer();
  return (
    <SettingsCard
      title={t`Trying without an account`}
      lead={t`The home page shows visitors the plan of a project that they type: up to 500 characters, ten tries a minute from one network, with the built-in planner. Nothing is stored, and everybody who is logged in comes first.`}
    >
      <Loaded query={server} failed={t`Failed to load the settings of the server`}>
        {({ visitorPlans, signUps }) => (
          <Checkbox
            checked={visitorPlans}
            onCheckedChange={(isOn) => change.mutate({ visitorPlans: isOn })}
            label={t`Visitors may try a project`}
            hint={signUps === 'open' ? undefined : t`Only while anybody may sign up, so not at the moment.`}
          />
        )}
      </Loaded>
    </SettingsCard>
  );
}
