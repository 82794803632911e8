import type { ProposedAction } from '@daymark/contract/proposals';
import { NewSubtask } from '@daymark/contract/subtasks';
import { PROJECT_NAME_MAX_LENGTH, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { TimeMention } from '@daymark/language/time-mentions';
import { thingLine } from './named-things.ts';
import type { Thing } from './names.ts';
import { type Doing, offer, say } from './offering.ts';
import { choices, projectLink } from './overview-answers.ts';
import { plain } from './text.ts';

const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function addition(
  title: string,
  projectId: string,
  { whens, priority = 'Medium' }: { whens: readonly TimeMention[]; priority?: Priority | undefined },
): ProposedAction {
  const habit = whens.find((one) => one.type === 'weekdays');
  const day = whens.find((one) => one.type === 'days');
  const hours = whens.flatMap((one) =>
    one.type === 'length' && one.hours ? [Math.round(one.hours * 100) / 100] : [],
  )[0];
  const time = whens.find((one) => one.type === 'time');
  const fields = {
    ...(hours !== undefined && { estimatedHours: hours }),
    ...(time?.type === 'time' && { dueTime: time.time }),
  };
  if (habit?.type === 'weekdays' && habit.recurring && habit.next[0])
    return {
      kind: 'create-series',
      projectId,
      series: {
        title,
        rule: `FREQ=WEEKLY;BYDAY=${habit.weekdays.map((one) => WEEKDAY_CODES[one - 1]).join(',')}`,
        startsOn: habit.next.toSorted()[0] ?? habit.next[0],
        onDayOff: 'skip',
        dueTime: null,
        estimatedHours: null,
        description: '',
        priority,
        tags: [],
        ...fields,
      },
    };
  const dueDate = day?.type === 'days' ? day.from : habit?.type === 'weekdays' ? habit.next[0] : undefined;
  return {
    kind: 'create-subtask',
    projectId,
    subtask: NewSubtask.parse({ title, priority, ...fields, ...(dueDate && { dueDate }) }),
  };
}

/** If there is only one open project, it is the one. */
const openProjects = (things: readonly Thing[]) =>
  things.flatMap((one) => (one.kind === 'project' && one.project.status !== 'Completed' ? [one] : []));

/** Proposes what to add or rename, or asks for missing details. */
export const proposeFreeText: Doing = (context, { free: found, things }) => {
  const { words } = context;
  if (!found) return say(words.smallTalk.adding);
  if (found.is === 'rename') {
    const [thing, ...others] = found.things;
    if (!thing || others.length > 0)
      return say(
        choices(
          words,
          found.things.map((one) => thingLine(one, context)),
        ),
      );
    if (thing.kind === 'milestone') return say(words.cannotMilestone(thing.name));
    return offer(context, [
      thing.kind === 'task'
        ? {
            kind: 'change-subtask',
            subtaskId: thing.id,
            change: { title: found.to.slice(0, SUBTASK_TITLE_MAX_LENGTH) },
          }
        : {
            kind: 'change-project',
            projectId: thing.id,
            change: { name: found.to.slice(0, PROJECT_NAME_MAX_LENGTH) },
          },
    ]);
  }
  const title = found.title.slice(0, SUBTASK_TITLE_MAX_LENGTH);
  if (title === '') return say(words.nothingNamed);
  const open = openProjects(things);
  const projects = found.projects ?? (open.length === 1 ? open : undefined);
  if (projects === undefined || projects.length === 0) {
    const asked = projects
      ? `${words.notFound(plain(found.said))} ${words.whichProject(plain(title))}`
      : words.whichProject(plain(title));
    const lines = open
      .slice(0, 8)
      .flatMap((one) => (one.kind === 'project' ? [`- ${projectLink(one.project)}`] : []));
    return say(lines.length > 0 ? `${asked}\n\n${lines.join('\n')}` : asked);
  }
  const [project, ...others] = projects;
  if (!project || others.length > 0)
    return say(
      choices(
        words,
        projects.map((one) => thingLine(one, context)),
      ),
    );
  return offer(context, [addition(title, project.id, found)]);
};
