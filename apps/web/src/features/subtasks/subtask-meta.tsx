import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import { Pin } from 'lucide-react';
import { formatHours, formatTime } from '../../lib/format.ts';

type SubtaskMetaProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  waitsFor: string;
};

const Diamond = () => (
  <svg viewBox="-5 -5 10 10" className="mr-1 inline-block size-2.5" aria-hidden="true">
    <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink-soft" />
  </svg>
);

const afterWords = ([first, ...others]: string[]) =>
  `after “${first}”${others.length > 0 ? ` and ${others.length} more` : ''}`;

/** What there is to know at a glance, in one quiet line; nothing stands for what is not set. */
export function SubtaskMeta({ subtask, milestones, waitsFor }: SubtaskMetaProps) {
  const milestone = milestones.find(({ id }) => id === subtask.milestoneId);
  const { estimatedHours, dueTime, pinned, tags } = subtask;
  const isBare = estimatedHours === null && dueTime === null && !milestone && !pinned;
  if (isBare && waitsFor === '' && tags.length === 0) return null;
  return (
    <ul className="col-start-2 flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 self-center text-xs text-ink-soft">
      {dueTime !== null && <li>by {formatTime(dueTime)}</li>}
      {estimatedHours !== null && <li>{formatHours(estimatedHours)}</li>}
      {milestone && (
        <li>
          <Diamond />
          <span className="sr-only">Milestone: </span>
          {milestone.name}
        </li>
      )}
      {waitsFor !== '' && <li className="max-w-full truncate">{afterWords(waitsFor.split('\n'))}</li>}
      {pinned && (
        <li className="flex items-center gap-1">
          <Pin className="size-3" aria-hidden="true" />
          pinned
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
    </ul>
  );
}
