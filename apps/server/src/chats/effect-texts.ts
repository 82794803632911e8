import type { Depth } from '@daymark/domain/steps';
import { plural, t, tc } from '@daymark/words/t';

// The effects of proposals. Names and days are already formatted for a sentence.

export const effectTexts = {
  fromTo: (from: string, to: string) => t`from ${from} to ${to}`,
  priority: (priority: string) => t`priority ${priority}`,
  category: (category: string) => t`category ${category}`,
  tags: (tags: string) => t`tags ${tags}`,
  workedOn: (weekdays: string) => t`worked at on ${weekdays}`,
  aDay: (hours: string) => t`${hours} a day`,
  milestones: (milestones: string) => t`milestones ${milestones}`,
  thenPlanned: () => t`It is then broken down into dated tasks.`,
  createProject: (name: string, facts: string) => t`Create the project ${name}: ${facts}.`,
  changeProject: (name: string, changes: string) => t`Change the project ${name}: ${changes}.`,
  due: (day: string, time: string | null | undefined) => (time ? t`due ${day} at ${time}` : t`due ${day}`),
  undated: () => t`without a due date`,
  status: (status: string) => t`status ${status}`,
  notBefore: (day: string) => t`not before ${day}`,
  pinned: () => t`pinned`,
  milestone: (name: string) => t`milestone ${name}`,
  waitsFor: (names: string) => t`it waits for ${names}`,
  addSubtask: (title: string, project: string, facts: string) =>
    t`Add the task ${title} to ${project}: ${facts}.`,
  changeSubtask: (title: string, project: string, changes: string) =>
    t`Change ${title} in ${project}: ${changes}.`,
  breakDown: (name: string, depth: Depth | undefined) => {
    if (depth === 'detailed') return t`Break ${name} down into dated tasks, in small steps.`;
    if (depth === 'as-written') return t`Break ${name} down into dated tasks, as its brief is written.`;
    return t`Break ${name} down into dated tasks.`;
  },
  breakDownSubtask: (title: string, project: string, count: number, steps: string) =>
    t`Replace ${title} in ${project} by ${plural(count, '# step')}: ${steps}.`,
  /** Planned subtasks that the user has not changed. */
  givesWay: (count: number) =>
    t`${plural(count, '# planned task that you have not touched gives way', '# planned tasks that you have not touched give way')}; what you added, edited, pinned, started or completed stays.`,
  dayOff: (days: string, name: string) => t`Take ${days} off: ${name}.`,
  /** Work that stays on days off, such as that of days that the user set. */
  staysThen: (hours: string) => t`${hours} of work on these days are not moved.`,
  /** Moves of a replan, already in words; `project` is quoted. */
  moves: (count: number, moves: string, project: string | undefined) =>
    project === undefined
      ? t`Move ${plural(count, '# task')}: ${moves}.`
      : t`Move ${plural(count, '# task')} of ${project}: ${moves}.`,
  move: (title: string, from: string | undefined, to: string) =>
    from === undefined ? tc('move')`${title} to ${to}` : t`${title} from ${from} to ${to}`,
  more: (count: number) => t`${count} more`,
  fitNowhere: (count: number) => t`${plural(count, '# task does', '# tasks do')} not fit on any day.`,
  days: (from: string, to: string) => t`${from} to ${to}`,
  hoursOfDay: (hours: string, day: string) => tc('hours off')`${hours} on ${day}`,
};
