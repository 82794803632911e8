import type { PublishedCalendar } from '@daymark/contract/published-calendars';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { NewFeedAddress } from './new-feed-address.tsx';
import { PublishedCalendarForm } from './published-calendar-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { publishedCalendarsQuery, usePublishCalendar, useRevokeCalendar } from './use-published-calendars.ts';

const nameOf = ({ project }: PublishedCalendar): string => project?.name ?? t`All projects`;

const KIND_WORDS = { task: t`tasks`, wait: t`waits`, milestone: t`milestones` } as const;

/** "Tasks, milestones · completed tasks too · tasks at their time" */
function contentsOf({ kinds, withCompleted, isTimed }: PublishedCalendar): string {
  const words = kinds.map((kind) => KIND_WORDS[kind]).join(', ');
  const hasTasks = kinds.includes('task');
  return [
    words.charAt(0).toUpperCase() + words.slice(1),
    ...(hasTasks && withCompleted ? [t`completed tasks too`] : []),
    ...(hasTasks ? [isTimed ? t`tasks at their time of day` : t`all on whole days`] : []),
  ].join(' · ');
}

function CalendarRow({ calendar, onRevoke }: { calendar: PublishedCalendar; onRevoke: () => void }) {
  const { createdAt, lastUsedAt } = calendar;
  const shown = (instant: string) => (
    <time dateTime={instant}>{formatInstant(instant, timezoneOfUser())}</time>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-semibold wrap-anywhere">{nameOf(calendar)}</p>
        <p className="text-sm text-ink-soft">{contentsOf(calendar)}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt
            ? rich`Made ${shown(createdAt)} · last read ${shown(lastUsedAt)}`
            : rich`Made ${shown(createdAt)} · never read`}
        </p>
      </div>
      <Button size="small" aria-label={t`Revoke the feed of ${nameOf(calendar)}`} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  );
}

const LEAD = t`A calendar app that subscribes to a feed shows your plan. Whoever knows the address of a feed can read it. How soon changes appear is up to the app: Google Calendar looks again after several hours up to a day, Outlook after about three hours, Apple Calendar as often as you set it there.`;

/** Secret addresses under which calendar apps read the plan. */
export function PublishedCalendarsCard() {
  const calendars = useQuery(publishedCalendarsQuery());
  const [asking, setAsking] = useState<PublishedCalendar>();
  const publish = usePublishCalendar();
  const revoke = useRevokeCalendar();
  return (
    <SettingsCard title={t`Calendar feeds`} lead={LEAD}>
      <div id="calendar-feeds" tabIndex={-1} className="outline-none">
        <QueryError query={calendars} message={t`Failed to load your calendar feeds`}>
          {t`Their addresses still work.`}
        </QueryError>
        {calendars.isPending && (
          <SkeletonRegion label={t`Loading calendar feeds`}>
            <Skeleton className="h-12 w-full" />
          </SkeletonRegion>
        )}
        {calendars.data?.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
        <ul aria-label={t`Calendar feeds`} className="empty:hidden">
          {calendars.data?.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} onRevoke={() => setAsking(calendar)} />
          ))}
        </ul>
      </div>
      {publish.data ? (
        <NewFeedAddress
          address={publish.data.address}
          onDone={() => {
            publish.reset();
            focusSoon('#calendar-feeds');
          }}
        />
      ) : (
        <PublishedCalendarForm busy={publish.isPending} onPublish={(contents) => publish.mutate(contents)} />
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`Revoke this feed?`}
        confirmLabel={t`Revoke`}
        onConfirm={() => {
          if (asking) revoke.mutate(asking);
          setAsking(undefined);
          focusSoon('#calendar-feeds');
        }}
      >
        {t`Its address stops working at once, and calendar apps can read it no more. It cannot be brought back.`}
      </ConfirmDialog>
    </SettingsCard>
  );
}
