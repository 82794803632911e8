import { createFileRoute } from '@tanstack/react-router';
import { TimeScreen } from '../../features/time/time-screen.tsx';

export const Route = createFileRoute('/_app/time')({
  // Parsed by the screen, which is loaded on demand.
  validateSearch: (search: { week?: unknown }) => search,
  component: TimeRoute,
});

function TimeRoute() {
  const { week } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimeScreen
      week={week}
      onWeekChange={(chosen) =>
        void navigate({ search: chosen === undefined ? {} : { week: chosen }, resetScroll: false })
      }
    />
  );
}
