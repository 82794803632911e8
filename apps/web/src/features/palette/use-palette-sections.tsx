import { t, tc } from '@daymark/words/t';
import { CircleCheck, Copy, ListPlus, Search } from 'lucide-react';
import { isMac } from '../../platform/shortcuts.ts';
import type { CommandRow, CommandSection } from '../../ui/command-dialog.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { PaletteActions } from './actions.ts';
import {
  type Command,
  newProjectCommand,
  otherCommands,
  placeCommands,
  templateCommand,
} from './commands.ts';
import { matches } from './matching.ts';
import { projectRows } from './project-rows.tsx';
import { useFoundTasks } from './use-found-tasks.ts';
import type { KnownProject, useKnownProjects } from './use-known-projects.ts';
import { useOpenTasks } from './use-open-tasks.ts';

type PaletteProps = {
  query: string;
  projectId: string | undefined;
  projects: ReturnType<typeof useKnownProjects>;
  actions: PaletteActions;
  /** Without a project one is chosen first. */
  onAddSubtask: (project: KnownProject | undefined) => void;
};

/** So many tasks are offered before anything is typed, and so many of those that match. */
const TASKS_UNASKED = 3;
const TASKS_MAX = 8;

/** Those of the commands that are asked for, by their names or by other words for them. */
const commandRows = (commands: readonly Command[], query: string): CommandRow[] =>
  commands
    .filter(({ label, also }) => matches(`${label} ${also ?? ''}`, query))
    .map(({ label, icon: Icon, keys, run }) => ({
      id: label,
      label,
      icon: <Icon aria-hidden="true" />,
      aside: keys && (
        <span className="pointer-coarse:hidden">
          <KeyCaps keys={keys} isMac={isMac} />
        </span>
      ),
      onChoose: run,
    }));

/** Open subtasks, each to be completed where it stands. */
function useTaskRows({ query, projectId, actions }: Pick<PaletteProps, 'query' | 'projectId' | 'actions'>) {
  return useOpenTasks(projectId)
    .filter((task) => matches(`${t`complete done`} ${task.title} ${task.projectId.name}`, query))
    .slice(0, query.trim() === '' ? TASKS_UNASKED : TASKS_MAX)
    .map((task) => ({
      id: task.id,
      label: task.title,
      icon: <CircleCheck aria-hidden="true" />,
      aside: task.projectId.id !== projectId && task.projectId.name,
      onChoose: () => actions.complete(task),
    }));
}

const addTo = (label: string, run: () => void): Command => ({
  label,
  also: t`new create subtask`,
  icon: ListPlus,
  run,
});

const duplicateOf = ({ name }: KnownProject, { duplicate }: PaletteActions): Command => ({
  label: t`Duplicate ${name}`,
  also: t`copy again new template`,
  icon: Copy,
  run: duplicate,
});

/** Everything that can be chosen: what was open last first, then where to go, what to make and what to complete. */
export function usePaletteSections(props: PaletteProps): CommandSection[] {
  const { query, projectId, projects, actions, onAddSubtask } = props;
  const tasks = useTaskRows(props);
  const found = useFoundTasks(query).map((task) => ({
    id: `found ${task.id}`,
    label: task.title,
    icon: <StatusMark status={task.status} labelled={false} />,
    aside: task.projectId.name,
    onChoose: () => actions.openTask(task.id, task.projectId.id),
  }));
  const words = query.trim();
  const here = projects.seen.find(({ id }) => id === projectId);
  const making = [
    newProjectCommand(actions),
    templateCommand(actions),
    ...(here
      ? [addTo(t`Add a task to ${here.name}`, () => onAddSubtask(here)), duplicateOf(here, actions)]
      : []),
    addTo(t`Add a task to a project…`, () => onAddSubtask(undefined)),
  ];
  const openProject = ({ id }: KnownProject) => actions.openProject(id);
  const known = words === '' ? projects.known.filter(({ id }) => id !== projectId) : projects.known;
  const search = {
    id: 'search',
    label: t`Search all projects for “${words}”`,
    icon: <Search aria-hidden="true" />,
    onChoose: () => actions.searchFor(words),
  };

  return [
    { heading: words === '' ? t`Recent projects` : t`Projects`, rows: projectRows(known, openProject) },
    { heading: t`Go to`, rows: commandRows(placeCommands(actions), query) },
    { heading: t`Create`, rows: commandRows(making, query) },
    { heading: tc('verb')`Complete`, rows: tasks },
    { heading: t`More`, rows: commandRows(otherCommands(actions), query) },
    { heading: t`Also found`, rows: projectRows(projects.found, openProject) },
    { heading: t`Tasks`, rows: found },
    { heading: t`Search`, rows: words === '' ? [] : [search] },
  ];
}
