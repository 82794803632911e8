import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/settings-screen.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../../features/settings/settings-tabs.ts';
import { leave } from '../../lib/leave.ts';
import { useSession } from '../../lib/session.ts';

/** The tab in the address, unless it is the first. */
interface SettingsSearch {
  tab?: SettingsTab;
}

export const Route = createFileRoute('/_app/settings')({
  validateSearch: (search: Record<string, unknown>): SettingsSearch => {
    const tab = SETTINGS_TABS.find(({ name }) => name === search.tab && name !== 'profile')?.name;
    return tab === undefined ? {} : { tab };
  },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { tab = 'profile' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = useSession((session) => session.user);

  if (!user) return null;
  return (
    <SettingsScreen
      user={user}
      tab={tab}
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
