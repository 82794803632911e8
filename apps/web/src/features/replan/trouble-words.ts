import type { Outlook, Replan } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { hoursOver, planHolds } from '@daymark/domain/load';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatHours } from '../../platform/format.ts';

/** The label of the button that moves unfinished work; on a day off it names the day. */
export const toWorkText = ({ count, to }: Outlook['unfinished'], today: Day): string =>
  to === today
    ? t`Move ${plural(count, '# unfinished', '# unfinished')} to today`
    : t`Move ${plural(count, '# unfinished', '# unfinished')} to ${formatDayFrom(to, today, 'short')}`;

/** Whether a preview only gives days to subtasks without one. */
export const onlyGivesDays = ({ moves, unfinished, today }: Replan): boolean =>
  moves.every(({ from }) => from === null) && unfinished.count === 0 && hoursOver(today) <= 0;

/** Moves without another problem; so many of the subtasks have no day yet. */
const movingText = (moving: number, undated: number): string[] => {
  const dated = moving - undated;
  return [
    ...(undated > 0 ? [t`${plural(undated, '# task has', '# tasks have')} no day yet`] : []),
    ...(dated > 0
      ? [t`${plural(dated, '# task cannot stay where it is', '# tasks cannot stay where they are')}`]
      : []),
  ];
};

/** The problems of the plan in a few words; so many subtasks have no day yet; undefined if there are none. */
export function troubleText(outlook: Outlook, undated = 0): string | undefined {
  if (planHolds(outlook)) return undefined;
  const { unfinished, today, moving, unplaced, late } = outlook;
  const found = [
    ...(unfinished.count > 0
      ? [
          t`${plural(unfinished.count, '# task from before today needs', '# tasks from before today need')} a new day`,
        ]
      : []),
    ...(hoursOver(today) > 0
      ? [t`today asks for ${formatHours(today.plannedHours)} and has ${formatHours(today.hours)}`]
      : []),
    ...(unplaced > 0 ? [t`${plural(unplaced, '# task fits', '# tasks fit')} on no day`] : []),
  ];
  if (found.length === 0) found.push(...movingText(moving, undated));
  const text = found.join(', ');
  const trouble = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return late
    ? `${t`${late.who} is ${plural(late.days, '# day')} late with an answer.`} ${trouble}`
    : trouble;
}
