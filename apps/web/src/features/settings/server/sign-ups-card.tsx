import { SIGN_UP_POLICIES } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { ChoicePills } from '../../../ui/choice-pills.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { serverQuery, useChangeServer } from './use-server.ts';

const WORDS = {
  open: { label: t`Anybody`, hint: t`Whoever can reach this server can sign up.` },
  invited: {
    label: t`By invitation`,
    hint: t`Only people with an invitation that you made can sign up.`,
  },
  closed: { label: t`Nobody`, hint: t`Nobody can sign up, not even with an invitation.` },
};

const OPTIONS = SIGN_UP_POLICIES.map((value) => ({ value, label: WORDS[value].label }));

/** Who may sign up. */
export function SignUpsCard() {
  const server = useQuery(serverQuery());
  const change = useChangeServer();
  return (
    <SettingsCard
      title={t`Who may sign up`}
      lead={t`For new accounts. Everybody who has one can still log in.`}
    >
      <Loaded query={server} failed={t`Failed to load the settings of the server`}>
        {({ signUps, isReachableFromElsewhere }) => (
          <div className="grid gap-3">
            <ChoicePills
              label={t`New accounts`}
              value={signUps}
              options={OPTIONS}
              onValueChange={(chosen) => change.mutate({ signUps: chosen })}
            />
            <p className="text-sm text-ink-soft">{WORDS[signUps].hint}</p>
            {signUps === 'open' && isReachableFromElsewhere && (
              <p className="text-sm font-semibold">
                {t`Other machines can reach this server. We recommend “By invitation”.`}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </SettingsCard>
  );
}
