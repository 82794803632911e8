import type { Milestone } from '@daymark/contract/milestones';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { isMissed } from '@daymark/domain/subtasks';
import { plural, t } from '@daymark/words/t';
import { Pin, Repeat } from 'lucide-react';
import { formatTime } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { classNames } from '../../ui/class-names.ts';
import type { GuessActions } from './guess.ts';
import { GuessButton } from './guess-button.tsx';
import { isOpenGuess } from './open-guess.ts';
import { dayText, hoursText } from './subtask-words.ts';

type SubtaskMetaProps = {
  subtask: Subtask;
  milestones: readonly Milestone[];
  waitsFor: string;
  /** Shows the due date, if the heading does not. */
  showsDue: boolean;
  /** The number of subtasks of the same line of the brief, including this one. */
  alike: number;
  guess: GuessActions;
  /** The row is open: all values are shown. */
  whole: boolean;
};

const Diamond = () => (
  <svg viewBox="-5 -5 10 10" className="mr-1 inline-block size-2.5" aria-hidden="true">
    <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink-soft" />
  </svg>
);

const afterWords = ([first = '', ...others]: string[]) =>
  others.length > 0
    ? t`after “${first}” and ${plural(others.length, '# more', '# more')}`
    : t`after “${first}”`;

function dueWords(subtask: Subtask, today: Day): string {
  const day = dayText(subtask.dueDate);
  if (subtask.isOverdue) return t`late, due ${day}`;
  return isMissed(subtask, today) ? t`missed, due ${day}` : t`due ${day}`;
}

/** What is looked up: after what it comes, whether it repeats and is pinned, its tags. */
const Further = ({ subtask: { seriesId, pinned, tags }, waitsFor }: SubtaskMetaProps) => (
  <>
    {waitsFor !== '' && (
      <li className="max-w-full truncate" title={afterWords(waitsFor.split('\n'))}>
        {afterWords(waitsFor.split('\n'))}
      </li>
    )}
    {seriesId !== null && (
      <li className="flex items-center gap-1">
        <Repeat className="size-3" aria-hidden="true" />
        {t`repeats`}
      </li>
    )}
    {pinned && (
      <li className="flex items-center gap-1">
        <Pin className="size-3" aria-hidden="true" />
        {t`pinned`}
      </li>
    )}
    {tags.map((tag) => (
      <li key={tag} className="max-w-full">
        #{tag}
      </li>
    ))}
  </>
);

/** When, how long and what it belongs to, in one quiet line; unset values are left out. */
export function SubtaskMeta(props: SubtaskMetaProps) {
  const { subtask, milestones, showsDue, alike, guess, whole } = props;
  const today = useToday();
  const milestone = milestones.find(({ id }) => id === subtask.milestoneId);
  const { dueTime, isOverdue } = subtask;
  const hours = hoursText(subtask.estimatedHours, subtask.actualHours);
  if (!whole && !showsDue && dueTime === null && hours === '' && !milestone) return null;
  return (
    <ul className="col-start-2 flex empty:hidden min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 self-center text-xs text-ink-soft">
      {showsDue && (
        <li className={classNames(isOverdue && 'font-semibold text-signal')}>{dueWords(subtask, today)}</li>
      )}
      {dueTime !== null && <li>{t`by ${formatTime(dueTime)}`}</li>}
      {hours !== '' && (
        <li>{isOpenGuess(subtask) ? <GuessButton {...{ subtask, alike, guess }} /> : hours}</li>
      )}
      {milestone && (
        <li className="max-w-full">
          <Diamond />
          <span className="sr-only">{t`Milestone:`} </span>
          {milestone.name}
        </li>
      )}
      {whole && <Further {...props} />}
    </ul>
  );
}
