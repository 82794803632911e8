import { createFileRoute } from '@tanstack/react-router';
import { type TimesheetPlace, TimesheetScreen } from '../../features/billing/timesheet-screen.tsx';

export const Route = createFileRoute('/_app/timesheet')({
  // Parsed by the screen, which is loaded on demand.
  validateSearch: (search: TimesheetPlace) => search,
  component: TimesheetRoute,
});

function TimesheetRoute() {
  const navigate = Route.useNavigate();
  return (
    <TimesheetScreen
      place={Route.useSearch()}
      onPlaceChange={(place) => void navigate({ search: place, resetScroll: false })}
    />
  );
}
