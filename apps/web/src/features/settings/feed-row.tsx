import type { CalendarFeed } from '@daymark/contract/calendars';
import { CALENDAR_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { formatInstant } from '../../platform/format.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';

function Standing({ feed }: { feed: CalendarFeed }) {
  const { state, failure, readAt, busyDays, unreadEvents, unreadNote } = feed;
  const read = readAt && formatInstant(readAt, timezoneOfUser());
  if (state === 'reading')
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner size="small" />
        {t`Being read`}
      </p>
    );
  return (
    <>
      {failure !== null && <p className="text-sm font-semibold text-signal wrap-anywhere">{failure}.</p>}
      <p className="text-sm text-ink-soft">
        {read
          ? t`Takes time of ${plural(busyDays, '# day')} to come · read ${read}`
          : t`Nothing was read yet. Daymark tries again by itself.`}
      </p>
      {unreadEvents > 0 && (
        <p className="text-sm font-semibold text-signal wrap-anywhere">
          {unreadNote ?? t`${plural(unreadEvents, '# event')} could not be read.`}
        </p>
      )}
    </>
  );
}

type NameFormProps = {
  id: string;
  name: string;
  onRename: (name: string) => void;
  /** Whether the focus returns to the button. */
  onClose: (byKey: boolean) => void;
};

/** Enter and leaving the field save the name; Escape discards it. */
function NameForm({ id, name, onRename, onClose }: NameFormProps) {
  const [typed, setTyped] = useTabState(`name of feed ${id}`, name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  // Unmounting the form causes a blur event, which must not save after Escape.
  const isOver = useRef(false);
  const finish = (saves: boolean, byKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const said = typed.trim();
    if (saves && said !== '' && said !== name) onRename(said);
    onClose(byKey);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    finish(true, true);
  };
  return (
    <form onSubmit={submit} className="max-w-sm">
      <Input
        ref={input}
        aria-label={t`Name of ${name}`}
        maxLength={CALENDAR_NAME_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => finish(true, false)}
        onKeyDown={(event) => event.key === 'Escape' && finish(false, true)}
      />
    </form>
  );
}

type FeedRowProps = {
  feed: CalendarFeed;
  onRename: (name: string) => void;
  onRefresh: () => void;
  onRemove: () => void;
};

/** A calendar with its source, its busy time, and its problems. */
export function FeedRow({ feed, onRename, onRefresh, onRemove }: FeedRowProps) {
  const [isRenaming, setRenaming] = useTabState(`renaming feed ${feed.id}`, false);
  const id = useId();
  const close = (byKey: boolean) => {
    setRenaming(false);
    if (byKey) focusSoon(`[id="${id}"]`);
  };
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        {isRenaming ? (
          <NameForm id={feed.id} name={feed.name} onRename={onRename} onClose={close} />
        ) : (
          <p className="font-semibold wrap-anywhere">{feed.name}</p>
        )}
        <p className="text-sm text-ink-soft wrap-anywhere">{feed.host ?? t`From a file`}</p>
        <div aria-live="polite" className="grid gap-0.5">
          <Standing feed={feed} />
        </div>
      </div>
      <div className="flex items-center gap-1">
        <IconButton id={id} icon={Pencil} label={t`Rename ${feed.name}`} onClick={() => setRenaming(true)} />
        {feed.source === 'address' && (
          <IconButton icon={RefreshCw} label={t`Read ${feed.name} again`} onClick={onRefresh} />
        )}
        <IconButton icon={Trash2} variant="danger" label={t`Remove ${feed.name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
