import type { TimeEntry } from '@daymark/contract/time-entries';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { formatDay } from '../../platform/format.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { minutesText, spanText } from './time-words.ts';

type EntryActions = { onEdit: (entry: TimeEntry) => void; onDelete: (entry: TimeEntry) => void };

function EntryRow({ entry, onEdit, onDelete }: EntryActions & { entry: TimeEntry }) {
  const { title, projectId, projectName, subtaskId, isTaskDeleted, note, minutes } = entry;
  const span = spanText(entry, timezoneOfUser());
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-semibold wrap-anywhere">
          {isTaskDeleted || projectId === null ? (
            title
          ) : (
            <Link
              to="/project/$id/details"
              params={{ id: projectId }}
              hash={`subtask-${subtaskId}`}
              className="rounded-sm text-ink hover:underline"
            >
              {title}
            </Link>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {isTaskDeleted ? t`${projectName} · the task was deleted` : projectName}
        </p>
        {note && <p className="text-sm wrap-anywhere">{note}</p>}
      </div>
      <div className="flex basis-full items-center gap-x-4 sm:basis-auto">
        <p className="text-sm text-ink-soft tabular-nums">{span}</p>
        <p className="min-w-20 flex-1 text-right sm:flex-none text-sm font-semibold tabular-nums">
          {minutesText(minutes)}
        </p>
        <div className="-my-1.5 -mr-2 flex print:hidden">
          <Button size="small" aria-label={t`Edit time on ${title}, ${span}`} onClick={() => onEdit(entry)}>
            {t`Edit`}
          </Button>
          <IconButton
            icon={Trash2}
            variant="danger"
            label={t`Delete time on ${title}, ${span}`}
            onClick={() => onDelete(entry)}
          />
        </div>
      </div>
    </li>
  );
}

type EntryListProps = EntryActions & { entries: readonly TimeEntry[] };

/** The entries of a week, by the day on which they begin. */
export function EntryList({ entries, ...actions }: EntryListProps) {
  const days = [...Map.groupBy(entries, ({ day }) => day)];
  return days.map(([day, ofDay]) => (
    <section key={day} aria-label={formatDay(day, 'long')} className="grid gap-2">
      <h3 className="font-bold">{formatDay(day, 'long')}</h3>
      <ul className={classNames(cardClass, 'divide-y divide-line')}>
        {ofDay.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...actions} />
        ))}
      </ul>
    </section>
  ));
}
