import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { preferencesQuery } from '../../plan-data/preferences-query.ts';
import { late } from '../../ui/late.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { LanguageCard } from './language-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import { WorkingHoursForm } from './working-hours-form.tsx';

const CalibrationCard = late(() => import('./calibration-card.tsx').then((part) => part.CalibrationCard));
const PublishedCalendarsCard = late(() =>
  import('./published-calendars-card.tsx').then((part) => part.PublishedCalendarsCard),
);
const PushDevicesCard = late(() => import('./push-devices-card.tsx').then((part) => part.PushDevicesCard));
const RemindersCard = late(() => import('./reminders-card.tsx').then((part) => part.RemindersCard));
const CalendarCards = late(() => import('./calendar-cards.tsx').then((part) => part.CalendarCards));

const FormSkeleton = () => (
  <SkeletonRegion label={t`Loading preferences`} className="grid gap-5">
    <Skeleton className="h-17 w-full max-w-md" />
    <Skeleton className="h-21 w-full max-w-md" />
    <Skeleton className="h-21 w-full max-w-md" />
    <Skeleton className="h-21 w-full max-w-md" />
    <Skeleton className="h-10 w-40" />
  </SkeletonRegion>
);

/** `rates` is the form of what is agreed about pay. */
export function PreferencesPanel({ rates }: { rates: ReactNode }) {
  const preferences = useQuery(preferencesQuery());
  return (
    <>
      <SettingsCard
        title={t`What plans follow`}
        lead={t`Used for new plans. Other days or hours show what they would move in the plans that you have.`}
      >
        <QueryError query={preferences} message={t`Failed to load preferences`}>
          {t`They are kept on the server.`}
        </QueryError>
        {preferences.isPending && <FormSkeleton />}
        {preferences.data && <WorkingHoursForm settings={preferences.data} />}
      </SettingsCard>
      <ThemeCard />
      <LanguageCard />
      <Suspense fallback={<CalendarSkeleton />}>
        <CalendarCards />
        <RemindersCard />
        <PushDevicesCard />
        <PublishedCalendarsCard />
        <CalibrationCard />
        <SettingsCard
          title={t`Rate and rounding`}
          lead={t`For quotes and timesheets from now on. What was sent stays as it is.`}
        >
          {rates}
        </SettingsCard>
      </Suspense>
    </>
  );
}
