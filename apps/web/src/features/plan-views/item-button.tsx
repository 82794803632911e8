import { isMissed } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import { daysInSight, toggledDays } from '../../plan-data/habits.ts';
import { WaitingMark } from '../../plan-data/waiting-mark.tsx';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { DayToggles } from '../../ui/day-toggles.tsx';
import { OwnPriority } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useDraggable } from './dragging.ts';
import { useStage } from './plan-stage.tsx';
import { isDone, type ShownItem } from './shown-item.ts';

type ItemButtonProps = {
  item: ShownItem;
  /** `line` is the smallest, `card` has more details, and `row` too, but without a frame. */
  look: 'line' | 'card' | 'row';
  /** Shows the due date, if the position does not. */
  showsDay?: boolean;
  /** The days of a habit that is shown as one item. */
  days?: readonly ShownItem[];
};

const hoursWords = ({ estimatedHours }: ShownItem, isHabit: boolean): string => {
  if (estimatedHours === null) return '';
  return isHabit ? t`${formatHours(estimatedHours)} each` : formatHours(estimatedHours);
};

/** Further details in one quiet line. */
type FactsProps = Required<Pick<ItemButtonProps, 'item' | 'showsDay' | 'days'>>;

function Facts({ item, showsDay, days }: FactsProps) {
  const { today } = useStage();
  const isHabit = days.length > 1;
  const facts = [
    hoursWords(item, isHabit),
    isHabit ? t`${days.filter(isDone).length} of ${days.length} done` : '',
    showsDay ? (item.dueDate === null ? t`No day` : formatDayFrom(item.dueDate, today)) : '',
    item.project?.name ?? '',
  ].filter(Boolean);
  const missed = !isHabit && isMissed(item, today) ? [t`missed`] : [];
  if (facts.length + missed.length === 0 && !item.isOverdue) return null;
  return (
    <span className="block text-xs break-words text-ink-soft">
      {item.isOverdue && (
        <strong className="text-signal">
          {t`late`}
          {facts.length > 0 && ' · '}
        </strong>
      )}
      {[...missed, ...facts].join(' · ')}
    </span>
  );
}

/** Completes a day of a habit by one click. */
function DayToggle({ item, isLine }: { item: ShownItem; isLine: boolean }) {
  const { setStatus, today } = useStage();
  const done = isDone(item);
  const words = item.dueDate === null ? item.title : `${formatDayFrom(item.dueDate, today)}, ${item.title}`;
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-label={done ? t`${words}: done` : t`${words}: mark as completed`}
      onClick={() => setStatus(item.id, done ? 'Pending' : 'Completed')}
      className={classNames(
        'relative grid shrink-0 justify-items-start rounded-sm hover:bg-well pointer-coarse:min-h-11',
        isLine
          ? '-mr-0.5 w-6 items-start pt-1.5 pl-1'
          : '-mr-1 w-8 content-start pt-2.5 pl-2 pointer-coarse:-mr-0.5 pointer-coarse:-ml-3.5 pointer-coarse:w-11 pointer-coarse:pl-5.5',
      )}
    >
      <StatusMark
        status={item.status}
        labelled={false}
        className={isLine ? '[&_svg]:size-3' : '[&_svg]:size-3.5'}
      />
    </button>
  );
}

const Title = ({ item, isLine }: { item: ShownItem; isLine: boolean }) => (
  <span
    title={isLine ? item.title : undefined}
    className={classNames(
      isLine
        ? 'line-clamp-3 hyphens-auto wrap-anywhere print:line-clamp-none'
        : 'block font-semibold break-words hyphens-auto',
      isDone(item) && 'text-ink-soft line-through',
      isLine && item.isOverdue && 'text-signal',
    )}
  >
    {item.title}
    {isLine && item.project && <span className="sr-only">, {item.project.name}</span>}
  </span>
);

/** A habit's card shows this many days, beginning before today. */
const IN_SIGHT = { before: 2, max: 6 };

/** A subtask in a view: a click opens it, it can be dragged, and M moves it by keyboard. */
export function ItemButton({ item, look, showsDay = false, days = [item] }: ItemButtonProps) {
  const { open, setStatus, moving, today } = useStage();
  const { project } = item;
  const drag = useDraggable<HTMLDivElement>(item.id);
  const isHabit = days.length > 1;
  const hasToggle = item.repeat && !isHabit;
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
        hasToggle && 'flex',
        project && 'relative pl-1.5',
      )}
    >
      {project && (
        <ProjectMark color={project.color} className="absolute top-0.5 left-0.5 h-[calc(100%-0.25rem)] w-1" />
      )}
      {hasToggle && <DayToggle item={item} isLine={isLine} />}
      <button
        type="button"
        data-item={item.id}
        onClick={() => open(item.id)}
        title={isLine ? [item.title, project?.name].filter(Boolean).join(', ') : undefined}
        className={classNames(
          'flex w-full min-w-0 gap-1.5 rounded-sm text-left pointer-coarse:min-h-11',
          isLine ? 'min-h-6 items-baseline px-1 py-0.5 text-xs' : 'items-baseline px-2 py-1.5 text-sm',
          hasToggle && 'pl-0',
        )}
      >
        {!hasToggle && (
          <StatusMark
            status={item.status}
            labelled={false}
            className={classNames('shrink-0', isLine ? '[&_svg]:size-3' : 'translate-y-0.5 [&_svg]:size-3.5')}
          />
        )}
        <span className="min-w-0 flex-1">
          <Title item={item} isLine={isLine} />
          {!isLine && <Facts {...{ item, showsDay, days }} />}
        </span>
        <WaitingMark id={item.id} className="translate-y-0.5" />
        {!isDone(item) && (
          <OwnPriority
            priority={item.priority}
            ofProject={item.projectPriority}
            className="[&_svg]:size-2.5"
          />
        )}
      </button>
      {isHabit && (
        <DayToggles
          title={item.title}
          days={toggledDays(daysInSight(days, today, IN_SIGHT), today)}
          onToggle={(id) =>
            setStatus(id, days.some((day) => day.id === id && isDone(day)) ? 'Pending' : 'Completed')
          }
          className="px-2 pt-1.5 pb-2"
        />
      )}
    </div>
  );
}
