import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { filterOf, type PlanFilter } from '../../features/plan-views/plan-filter.ts';
import { type PlanPlace, placeOf } from '../../features/plan-views/plan-place.ts';
import { PlanScreen } from '../../features/plan-views/plan-screen.tsx';

/** The unvalidated search parameters. */
type UnreadPlace = { [Key in keyof (PlanPlace & PlanFilter)]?: unknown };

export const Route = createFileRoute('/_app/plan')({
  // Parsed by the screen, which is loaded on demand.
  validateSearch: (search: UnreadPlace) => search,
  component: PlanRoute,
});

function PlanRoute() {
  const search = Route.useSearch();
  const place = useMemo(() => ({ ...placeOf({ ...search }), ...filterOf({ ...search }) }), [search]);
  const navigate = Route.useNavigate();
  return (
    <PlanScreen
      place={place}
      onPlaceChange={(chosen) => void navigate({ to: '/plan', search: chosen, resetScroll: false })}
    />
  );
}
