import { SIGN_UP_POLICIES } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/error-message.ts';
import { ChoicePills } from '../../../ui/choice-pills.tsx';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { serverQuery, useChangeSignUps } from './use-server.ts';

const WORDS = {
  open: { label: t`Anybody`, hint: t`Whoever can reach this server can sign up.` },
  invited: { label: t`By invitation`, hint: t`Only people with an invitation that you made can sign up.` },
  closed: {
    label: t`Nobody`,
    hint: t`Nobody can sign up, not even with an invitation. Everybody who has an account can still log in.`,
  },
};

const OPTIONS = SIGN_UP_POLICIES.map((value) => ({ value, label: WORDS[value].label }));

/** Who may sign up. */
export function SignUpsCard() {
  const server = useQuery(serverQuery());
  const change = useChangeSignUps();
  const { data } = server;
  return (
    <SettingsCard title={t`Who may sign up`} lead={t`It changes nothing for people who have an account.`}>
      {server.isError && (
        <ErrorBanner
          message={messageOf(server.error, t`Failed to load the settings of the server`)}
          onRetry={() => void server.refetch()}
          retrying={server.isFetching}
        />
      )}
      {server.isPending && (
        <SkeletonRegion>
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {data && (
        <div className="grid gap-3">
          <ChoicePills
            label={t`Who may sign up`}
            value={data.signUps}
            options={OPTIONS}
            onValueChange={(signUps) => change.mutate(signUps)}
          />
          <p className="text-sm text-ink-soft">{WORDS[data.signUps].hint}</p>
          {data.signUps === 'open' && data.isReachableFromElsewhere && (
            <p className="text-sm font-semibold">
              {t`Other machines can reach this server. We recommend “By invitation”.`}
            </p>
          )}
        </div>
      )}
    </SettingsCard>
  );
}
