import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { CalendarArrowDown, Check, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { doneWhen } from '../../plan-data/done-when.ts';
import { hasAi } from '../../platform/ai.ts';
import { formatHours } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Menu } from '../../ui/menu.tsx';
import { BreakDownButton } from './break-down-button.tsx';
import { neighbourOf } from './row-id.ts';
import { dueText, instantText } from './subtask-words.ts';
import { useSeries } from './use-series.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

type SubtaskDetailsProps = {
  subtask: Subtask;
  /** Titles, one per line. */
  waitsFor: string;
  actions: SubtaskActions;
  /** Other actions while it is open. */
  action: ReactNode;
  onEdit: () => void;
};

function Description({ text }: { text: string }) {
  if (text.trim() === '') return null;
  const points = doneWhen(text);
  if (!points) return <p className="max-w-prose text-sm whitespace-pre-line">{text}</p>;
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{t`Done when`}</p>
      <ul className="max-w-prose list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const WaitsFor = ({ titles }: { titles: string[] }) =>
  titles.length < 2 ? null : (
    <div className="text-sm">
      <p className="text-ink-soft">{t`Waits for`}</p>
      <ul className="max-w-prose list-disc pl-5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  );

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
);

const hoursOr = (hours: number | null) => (hours === null ? t`N/A` : formatHours(hours));

const Facts = ({ subtask }: { subtask: Subtask }) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm tabular-nums">
    <Fact term={t`Due`}>{dueText(subtask.dueDate, subtask.dueTime)}</Fact>
    <Fact term={t`Estimated`}>{hoursOr(subtask.estimatedHours)}</Fact>
    <Fact term={t`Spent`}>{hoursOr(subtask.actualHours)}</Fact>
    <Fact term={t`Added`}>{instantText(subtask.createdAt)}</Fact>
    {subtask.status === 'Completed' && <Fact term={t`Completed`}>{instantText(subtask.completedAt)}</Fact>}
  </dl>
);

/** The mutation has already reported the error. */
const alreadySaid = () => {};

/** For an occurrence of a series, asks how much of the series to delete. */
function DeleteOfSeries({ subtask, onDeleteOne }: { subtask: Subtask; onDeleteOne: () => void }) {
  const series = useSeries();
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="small">
          <Trash2 className="size-4" aria-hidden="true" />
          {t`Delete`}
        </Button>
      }
      items={[
        { label: t`This one`, onSelect: onDeleteOne },
        {
          label: t`This and all that follow`,
          onSelect: () => void series.remove(subtask, 'following').catch(alreadySaid),
        },
        {
          label: t`All that are not begun`,
          onSelect: () => void series.remove(subtask, 'all').catch(alreadySaid),
        },
      ]}
    />
  );
}

/** The content and the actions of an open row. */
export function SubtaskDetails({ subtask, waitsFor, actions, action, onEdit }: SubtaskDetailsProps) {
  const { status, pinned } = subtask;
  const remove = () => {
    const neighbour = neighbourOf(subtask.id);
    actions.remove([subtask]);
    focusSoon(neighbour);
  };
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <div className="grid grid-cols-1 gap-3 px-4 pb-4 sm:pl-12 print:hidden">
      <Description text={subtask.description} />
      <WaitsFor titles={waitsFor.split('\n').filter(Boolean)} />
      <Facts subtask={subtask} />
      <div className="-ml-3 flex flex-wrap gap-1">
        {status !== 'Completed' && (
          <Button variant="quiet" size="small" onClick={() => actions.setStatus(subtask, 'Completed')}>
            <Check className="size-4" aria-hidden="true" />
            {t`Mark as completed`}
          </Button>
        )}
        {status !== 'Completed' && !subtask.repeat && (
          <Button variant="quiet" size="small" onClick={() => actions.moveOn(subtask)}>
            <CalendarArrowDown className="size-4" aria-hidden="true" />
            {t`To the next working day`}
          </Button>
        )}
        {status !== 'Completed' && action}
        {status !== 'Completed' && !subtask.repeat && subtask.seriesId === null && hasAi() && (
          <BreakDownButton subtask={subtask} />
        )}
        <Button variant="quiet" size="small" onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" />
          {t`Edit`}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void actions.change(subtask, { pinned: !pinned }).catch(() => {})}
        >
          <PinIcon className="size-4" aria-hidden="true" />
          {pinned ? t`Unpin` : t`Pin to its day`}
        </Button>
        {subtask.seriesId === null ? (
          <Button variant="quiet" size="small" onClick={remove}>
            <Trash2 className="size-4" aria-hidden="true" />
            {t`Delete`}
          </Button>
        ) : (
          <DeleteOfSeries subtask={subtask} onDeleteOne={remove} />
        )}
      </div>
    </div>
  );
}
