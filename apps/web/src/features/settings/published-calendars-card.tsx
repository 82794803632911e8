import type { PublishedCalendar } from '@daymark/contract/published-calendars';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich } from '../../platform/rich.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { CardList, CardRow, ConfirmRemoval } from './card-list.tsx';
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
  return (
    <CardRow
      title={nameOf(calendar)}
      actions={
        <Button size="small" aria-label={t`Revoke the feed of ${nameOf(calendar)}`} onClick={onRevoke}>
          {t`Revoke`}
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">{contentsOf(calendar)}</p>
      <p className="text-sm text-ink-soft">
        {lastUsedAt
          ? rich`Made ${shownInstant(createdAt)} · last read ${shownInstant(lastUsedAt)}`
          : rich`Made ${shownInstant(createdAt)} · never read`}
      </p>
    </CardRow>
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
      <Loaded
        query={calendars}
        failed={t`Failed to load your calendar feeds`}
        kept={t`Their addresses still work.`}
        loading={t`Loading calendar feeds`}
      >
        {(rows) => (
          <CardList id="calendar-feeds" label={t`Calendar feeds`} rows={rows} none={t`None yet.`}>
            {(calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} onRevoke={() => setAsking(calendar)} />
            )}
          </CardList>
        )}
      </Loaded>
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
      <ConfirmRemoval
        asked={asking}
        onClose={() => setAsking(undefined)}
        title={() => t`Revoke this feed?`}
        action={t`Revoke`}
        onConfirm={revoke.mutate}
        list="calendar-feeds"
      >
        {t`Its address stops working at once, and calendar apps can read it no more. It cannot be brought back.`}
      </ConfirmRemoval>
    </SettingsCard>
  );
}
