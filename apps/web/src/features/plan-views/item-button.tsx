import { formatDayFrom, formatHours } from '../../lib/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useDraggable } from './dragging.ts';
import { useStage } from './plan-stage.tsx';
import type { ShownItem } from './shown-item.ts';

type ItemButtonProps = {
  item: ShownItem;
  /** A `line` is as small as can be, a `card` says more, and so does a `row`, which has no frame. */
  look: 'line' | 'card' | 'row';
  /** Says the due date, where its place does not. */
  showsDay?: boolean;
};

/** What else there is to know of it, in one quiet line. */
function Facts({ item, showsDay }: { item: ShownItem; showsDay: boolean }) {
  const { today } = useStage();
  const facts = [
    item.estimatedHours === null ? '' : formatHours(item.estimatedHours),
    showsDay ? (item.dueDate === null ? 'No day' : formatDayFrom(item.dueDate, today)) : '',
    item.projectName ?? '',
  ].filter(Boolean);
  if (facts.length === 0 && !item.isOverdue) return null;
  return (
    <span className="block text-xs break-words text-ink-soft">
      {item.isOverdue && <strong className="text-signal">late{facts.length > 0 && ' · '}</strong>}
      {facts.join(' · ')}
    </span>
  );
}

/** A subtask in a view: a click opens it, it can be dragged, and M moves it by the keyboard. */
export function ItemButton({ item, look, showsDay = false }: ItemButtonProps) {
  const { open, moving } = useStage();
  const drag = useDraggable<HTMLDivElement>(item.id);
  const done = item.status === 'Completed';
  const isLine = look === 'line';
  return (
    <div
      ref={drag}
      className={classNames(
        'min-w-0 cursor-grab rounded-sm border transition-colors print:break-inside-avoid',
        look === 'row' ? '-mx-2 hover:bg-well' : 'bg-sheet hover:border-edge',
        moving?.item.id === item.id
          ? 'border-dashed border-ink opacity-60'
          : look === 'row'
            ? 'border-transparent'
            : 'border-line',
      )}
    >
      <button
        type="button"
        data-item={item.id}
        onClick={() => open(item.id)}
        title={isLine ? item.title : undefined}
        className={classNames(
          'flex w-full min-w-0 gap-1.5 rounded-sm text-left pointer-coarse:min-h-11',
          isLine ? 'min-h-6 items-center px-1 text-xs' : 'items-baseline px-2 py-1.5 text-sm',
        )}
      >
        <StatusMark
          status={item.status}
          labelled={false}
          className={classNames('shrink-0', isLine ? '[&_svg]:size-3' : 'translate-y-0.5 [&_svg]:size-3.5')}
        />
        <span className="min-w-0 flex-1">
          <span
            className={classNames(
              'block',
              isLine ? 'truncate print:whitespace-normal' : 'font-semibold break-words hyphens-auto',
              done && 'text-ink-soft line-through',
              isLine && item.isOverdue && 'text-signal',
            )}
          >
            {item.title}
          </span>
          {!isLine && <Facts item={item} showsDay={showsDay} />}
        </span>
        {!done && item.priority === 'High' && <PriorityMark priority="High" className="[&_svg]:size-2.5" />}
      </button>
    </div>
  );
}
