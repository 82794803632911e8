import { t } from '@daymark/words/t';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { useDraggable } from './dragging.ts';
import { useStage } from './plan-stage.tsx';
import { movableMilestone, type ShownMilestone } from './shown-item.ts';

const Diamond = ({ className }: { className: string }) => (
  <svg viewBox="-5 -5 10 10" className={classNames('shrink-0', className)} aria-hidden="true">
    <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
  </svg>
);

/** The common part of both shapes of a milestone: a button that opens it, can be dragged, and moved by keyboard. */
function useMilestoneButton(milestone: ShownMilestone) {
  const { open, moving } = useStage();
  const { id } = movableMilestone(milestone);
  return {
    ref: useDraggable<HTMLButtonElement>(id),
    'data-item': id,
    onClick: () => open(id),
    isMoving: moving?.item.id === id,
  };
}

/** A milestone on its day. */
export function MilestoneMark({ milestone }: { milestone: ShownMilestone }) {
  const { isMoving, ...button } = useMilestoneButton(milestone);
  const { project } = milestone;
  return (
    <button
      {...button}
      type="button"
      className={classNames(
        'flex min-h-6 min-w-0 cursor-grab items-baseline gap-1 rounded-sm px-1 text-left text-xs font-semibold hover:bg-well pointer-coarse:min-h-11 pointer-coarse:items-center',
        isMoving && 'opacity-60',
      )}
    >
      {project && <ProjectMark color={project.color} className="h-2.5 w-1" />}
      <Diamond className="size-2.5" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{t`Milestone:`} </span>
        {milestone.name}
        {project && <span className="sr-only">, {project.name}</span>}
      </span>
    </button>
  );
}

type MilestoneAtProps = { milestone: ShownMilestone; at: number; isLate: boolean };

/** A milestone on a timeline: its name is after it, or before it near the end. */
export function MilestoneAt({ milestone, at, isLate }: MilestoneAtProps) {
  const { isMoving, ...button } = useMilestoneButton(milestone);
  return (
    <button
      {...button}
      type="button"
      style={isLate ? { right: `calc(100% - ${at + 7}px)` } : { left: at - 7 }}
      title={milestone.name}
      className={classNames(
        'absolute top-1/2 flex min-h-6 -translate-y-1/2 cursor-grab items-center gap-1 text-xs font-semibold whitespace-nowrap pointer-coarse:min-h-11',
        isLate && 'flex-row-reverse',
        isMoving && 'opacity-60',
      )}
    >
      <Diamond className="size-3.5" />
      <span className="sr-only">{t`Milestone:`} </span>
      <span className="rounded-sm bg-sheet/85 px-0.5">{milestone.name}</span>
    </button>
  );
}
