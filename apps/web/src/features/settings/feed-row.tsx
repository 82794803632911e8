import type { CalendarFeed } from '@daymark/contract/calendars';
import { RefreshCw, Trash2 } from 'lucide-react';
import { formatCount, formatInstant } from '../../lib/format.ts';
import { timezoneOfUser } from '../../lib/today.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const plural = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

function Standing({ feed }: { feed: CalendarFeed }) {
  const { state, failure, readAt, busyDays, unreadEvents } = feed;
  const read = readAt && formatInstant(readAt, timezoneOfUser());
  if (state === 'reading')
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner size="small" />
        Being read
      </p>
    );
  return (
    <>
      {failure !== null && <p className="text-sm font-semibold text-signal wrap-anywhere">{failure}.</p>}
      <p className="text-sm text-ink-soft">
        {read
          ? `Takes time of ${plural(busyDays, 'day')} to come · read ${read}`
          : 'Nothing was read yet. It is tried again by itself.'}
      </p>
      {unreadEvents > 0 && (
        <p className="text-sm text-ink-soft">{plural(unreadEvents, 'event')} could not be read.</p>
      )}
    </>
  );
}

type FeedRowProps = { feed: CalendarFeed; onRefresh: () => void; onRemove: () => void };

/** A calendar with where it is read, what it takes, and what went wrong. */
export const FeedRow = ({ feed, onRefresh, onRemove }: FeedRowProps) => (
  <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="font-semibold wrap-anywhere">{feed.name}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">{feed.host ?? 'From a file'}</p>
      <div aria-live="polite" className="grid gap-0.5">
        <Standing feed={feed} />
      </div>
    </div>
    <div className="flex items-center gap-1">
      {feed.source === 'address' && (
        <IconButton icon={RefreshCw} label={`Read ${feed.name} again`} onClick={onRefresh} />
      )}
      <IconButton icon={Trash2} variant="danger" label={`Remove ${feed.name}`} onClick={onRemove} />
    </div>
  </li>
);
