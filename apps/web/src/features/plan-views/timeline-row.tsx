import { type Day, daysBetween } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { OwnPriority } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { useDraggable } from './dragging.ts';
import { MilestoneAt } from './milestone-mark.tsx';
import { useStage } from './plan-stage.tsx';
import { type Folded, isDone, type ShownItem } from './shown-item.ts';
import type { TimelineRow } from './timeline-rows.ts';

/** Pixels. */
const MARK = 26;

type Place = { from: Day; to: Day; titles: number; column: number };

type RowProps = Place & {
  line: TimelineRow;
  top: number;
  height: number;
  /** Called with the subtask under the pointer, to highlight its lines. */
  onPoint: (id: string | undefined) => void;
};

type MarkProps = Pick<Place, 'from' | 'to' | 'column'> & {
  item: ShownItem;
  /** Keyboard users reach it through its title. */
  isTitled: boolean;
};

/** A subtask on its day, which can be dragged along the row. A click opens it, or completes the day of a habit. */
function Mark({ item, isTitled, from, to, column }: MarkProps) {
  const { open, setStatus, moving, today } = useStage();
  const drag = useDraggable<HTMLButtonElement>(item.id);
  const { dueDate } = item;
  if (dueDate === null || dueDate < from || dueDate > to) return null;
  const done = isDone(item);
  const words = `${item.title}, ${formatDayFrom(dueDate, today)}`;
  return (
    <button
      ref={drag}
      type="button"
      tabIndex={item.repeat && isTitled ? 0 : -1}
      onClick={() => (item.repeat ? setStatus(item.id, done ? 'Pending' : 'Completed') : open(item.id))}
      {...(item.repeat && { 'aria-pressed': done })}
      aria-label={item.repeat ? (done ? t`${words}: done` : t`${words}: mark as completed`) : words}
      title={words}
      style={{ left: daysBetween(from, dueDate) * column + (column - MARK) / 2, width: MARK }}
      className={classNames(
        'absolute top-1/2 grid h-6 -translate-y-1/2 cursor-grab place-items-center rounded-full',
        'pointer-coarse:after:absolute pointer-coarse:after:-inset-y-2.5',
        // The days of a habit are beside each other: wider ones would take each other's touches.
        item.repeat ? 'pointer-coarse:after:-inset-x-0.5' : 'pointer-coarse:after:-inset-x-2.25',
        moving?.item.id === item.id && 'opacity-60',
        item.isOverdue && 'text-signal',
      )}
    >
      <StatusMark
        status={item.status}
        labelled={false}
        className={classNames(
          '[&_svg]:size-4.5 [&_svg]:rounded-full [&_svg]:bg-sheet',
          item.isOverdue && '[&_svg]:text-signal',
        )}
      />
    </button>
  );
}

/** A project's range of days, with its milestones. */
function ProjectLine({
  line,
  from,
  to,
  titles,
  column,
}: Place & { line: TimelineRow & { kind: 'project' } }) {
  const { project, milestones } = line;
  const begin = project.startDate < from ? from : project.startDate;
  const end = project.dueDate > to ? to : project.dueDate;
  const left = daysBetween(from, begin) * column;
  return (
    <>
      <span
        className="sticky left-0 z-10 print:static flex shrink-0 items-center border-r border-line bg-sheet px-3 text-sm font-bold"
        style={{ width: titles }}
      >
        {project.color && <ProjectMark color={project.color} className="mr-2 h-4 w-1.5" />}
        <Link
          to="/project/$id/details"
          params={{ id: project.id }}
          className="min-w-0 flex-1 truncate rounded-sm py-2 pointer-coarse:py-2.75 text-ink no-underline hover:underline"
          title={project.name}
        >
          {project.name}
        </Link>
      </span>
      <span className="relative flex-1">
        {begin <= end && (
          <span
            style={{ left, width: (daysBetween(begin, end) + 1) * column }}
            className={classNames(
              'absolute bottom-1 h-1 bg-edge',
              begin === project.startDate && 'rounded-l-full',
              end === project.dueDate && 'rounded-r-full',
            )}
          />
        )}
        {milestones
          .filter(({ dueDate }) => dueDate >= from && dueDate <= to)
          .map((milestone) => (
            <MilestoneAt
              key={milestone.id}
              milestone={milestone}
              at={daysBetween(from, milestone.dueDate) * column + column / 2}
              isLate={daysBetween(milestone.dueDate, to) < 6}
            />
          ))}
      </span>
    </>
  );
}

/** The sticky title, which opens the subtask and moves it by keyboard. */
function Title({ item, days, titles }: Folded & { titles: number }) {
  const { open, moving } = useStage();
  const drag = useDraggable<HTMLDivElement>(item.id);
  const done = isDone(item);
  return (
    <div
      ref={drag}
      style={{ width: titles }}
      className={classNames(
        'sticky left-0 z-10 print:static flex shrink-0 cursor-grab border-r border-line',
        moving?.item.id === item.id ? 'bg-well' : 'bg-sheet',
      )}
    >
      <button
        type="button"
        data-item={item.id}
        title={item.title}
        onClick={() => open(item.id)}
        className="flex w-full min-w-0 items-center gap-1.5 px-3 text-left text-sm focus-visible:-outline-offset-2 max-sm:text-xs"
      >
        <span className="sr-only">{statusWords(item.status)}, </span>
        {item.project && <ProjectMark color={item.project.color} className="h-4 w-1 shrink-0" />}
        <span
          className={classNames(
            'min-w-0 flex-1 max-sm:line-clamp-2 sm:truncate',
            done && 'text-ink-soft line-through',
          )}
        >
          {item.title}
        </span>
        {!done && (
          <OwnPriority
            priority={item.priority}
            ofProject={item.projectPriority}
            className="[&_svg]:size-2.5"
          />
        )}
        <span className="shrink-0 text-xs text-ink-soft tabular-nums max-sm:hidden">
          {days.length > 1
            ? t`${days.filter(isDone).length} of ${days.length} done`
            : item.dueDate === null
              ? t`no day`
              : item.estimatedHours !== null && formatHours(item.estimatedHours)}
        </span>
      </button>
    </div>
  );
}

/** One line of the timeline: the sticky title, and its marks on the days. */
export function TimelineRowLine({ line, top, height, onPoint, ...place }: RowProps) {
  const id = line.kind === 'item' ? line.item.id : undefined;
  return (
    <li
      style={{ top, height }}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      className={classNames(
        'absolute inset-x-0 flex border-b border-line',
        line.kind === 'project' && 'bg-sheet/60',
      )}
    >
      {line.kind === 'project' ? (
        <ProjectLine line={line} {...place} />
      ) : (
        <>
          <Title {...line} titles={place.titles} />
          <span className="relative flex-1">
            {line.days.map((day) => (
              <Mark key={day.id} item={day} isTitled={day.id === line.item.id} {...place} />
            ))}
          </span>
        </>
      )}
    </li>
  );
}
