import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/settings-screen.tsx';
import { settingsTabsOf } from '../../features/settings/settings-tabs.ts';
import { leave } from '../../platform/leave.ts';
import { useSession } from '../../platform/session.ts';
import { late } from '../../ui/late.tsx';

const RateForm = late(() => import('../../features/billing/rate-form.tsx').then((part) => part.RateForm));

const ALL_WORK = { clientId: null, projectId: null };

export const Route = createFileRoute('/_app/settings')({
  // Parsed below, because that is loaded on demand.
  validateSearch: (search: { tab?: unknown }) => search,
  component: SettingsRoute,
});

function SettingsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = useSession((session) => session.user);

  if (!user) return null;
  const tabs = settingsTabsOf(user);
  const { name: tab } = tabs.find(({ name }) => name === search.tab) ?? { name: 'profile' };
  return (
    <SettingsScreen
      user={user}
      tabs={tabs}
      tab={tab}
      rates={<RateForm owner={ALL_WORK} clientId={null} />}
      onTabChange={(chosen) =>
        void navigate({ search: chosen === 'profile' ? {} : { tab: chosen }, resetScroll: false })
      }
      onOpenProject={(id) => void navigate({ to: '/project/$id/details', params: { id } })}
      onAccountDeleted={() => {
        leave();
        window.location.replace('/');
      }}
    />
  );
}
