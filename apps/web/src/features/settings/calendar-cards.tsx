import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../ui/query-error.tsx';
import { calendarQuery } from './calendar-queries.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { DaysOffCard } from './days-off-card.tsx';
import { FeedsCard } from './feeds-card.tsx';
import { HolidaysCard } from './holidays-card.tsx';

/** The calendar settings. Loaded with their tab. */
export function CalendarCards() {
  const calendar = useQuery(calendarQuery());
  if (calendar.isPending) return <CalendarSkeleton />;
  if (!calendar.data)
    return (
      <QueryError query={calendar} message={t`Failed to load your calendar`}>
        {t`It is kept on the server.`}
      </QueryError>
    );
  const { daysOff, holidays, feeds } = calendar.data;
  return (
    <>
      <DaysOffCard daysOff={daysOff} />
      <HolidaysCard holidays={holidays} />
      <FeedsCard feeds={feeds} />
    </>
  );
}
