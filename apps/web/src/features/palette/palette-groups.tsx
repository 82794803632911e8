import { CircleCheck, ListPlus, Search } from 'lucide-react';
import { isMac } from '../../lib/shortcuts.ts';
import { CommandRow, CommandSection } from '../../ui/command-dialog.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';
import type { PaletteActions } from './actions.ts';
import { type Command, newProjectCommand, otherCommands, placeCommands } from './commands.ts';
import { matches } from './matching.ts';
import { ProjectSection } from './project-groups.tsx';
import type { KnownProject, useKnownProjects } from './use-known-projects.ts';
import { useOpenTasks } from './use-open-tasks.ts';

type PaletteGroupsProps = {
  query: string;
  projectId: string | undefined;
  projects: ReturnType<typeof useKnownProjects>;
  actions: PaletteActions;
  /** Without a project, the user chooses one first. */
  onAddSubtask: (project: KnownProject | undefined) => void;
};

/** How many tasks are listed before anything is typed, and how many of those that match. */
const TASKS_UNASKED = 3;
const TASKS_MAX = 8;

type CommandGroupProps = { heading: string; commands: readonly Command[]; query: string };

/** The commands whose names or synonyms match the query. */
function CommandGroup({ heading, commands, query }: CommandGroupProps) {
  const asked = commands.filter(({ label, also }) => matches(`${label} ${also ?? ''}`, query));
  return (
    asked.length > 0 && (
      <CommandSection heading={heading}>
        {asked.map(({ label, icon: Icon, keys, run }) => (
          <CommandRow
            key={label}
            id={label}
            icon={<Icon aria-hidden="true" />}
            aside={
              keys && (
                <span className="pointer-coarse:hidden">
                  <KeyCaps keys={keys} isMac={isMac} />
                </span>
              )
            }
            onChoose={run}
          >
            {label}
          </CommandRow>
        ))}
      </CommandSection>
    )
  );
}

/** Open subtasks; choosing one completes it. */
function TaskGroup({
  query,
  projectId,
  actions,
}: Pick<PaletteGroupsProps, 'query' | 'projectId' | 'actions'>) {
  const tasks = useOpenTasks(projectId)
    .filter((task) => matches(`complete done ${task.title} ${task.projectId.name}`, query))
    .slice(0, query.trim() === '' ? TASKS_UNASKED : TASKS_MAX);
  return (
    tasks.length > 0 && (
      <CommandSection heading="Complete">
        {tasks.map((task) => (
          <CommandRow
            key={task.id}
            id={task.id}
            icon={<CircleCheck aria-hidden="true" />}
            aside={task.projectId.id !== projectId && task.projectId.name}
            onChoose={() => actions.complete(task)}
          >
            {task.title}
          </CommandRow>
        ))}
      </CommandSection>
    )
  );
}

const addTo = (label: string, run: () => void): Command => ({
  label,
  also: 'new create',
  icon: ListPlus,
  run,
});

/** All options: the last opened projects first, then screens, commands and tasks. */
export function PaletteGroups({ query, projectId, projects, actions, onAddSubtask }: PaletteGroupsProps) {
  const isUnasked = query.trim() === '';
  const here = projects.seen.find(({ id }) => id === projectId);
  const making = [
    newProjectCommand(actions),
    ...(here ? [addTo(`Add a subtask to ${here.name}`, () => onAddSubtask(here))] : []),
    addTo('Add a subtask to a project…', () => onAddSubtask(undefined)),
  ];
  const openProject = ({ id }: KnownProject) => actions.openProject(id);

  return (
    <>
      <ProjectSection
        heading={isUnasked ? 'Recent projects' : 'Projects'}
        projects={isUnasked ? projects.known.filter(({ id }) => id !== projectId) : projects.known}
        onChoose={openProject}
      />
      <CommandGroup heading="Go to" commands={placeCommands(actions)} query={query} />
      <CommandGroup heading="Create" commands={making} query={query} />
      <TaskGroup query={query} projectId={projectId} actions={actions} />
      <CommandGroup heading="More" commands={otherCommands(actions)} query={query} />
      <ProjectSection heading="Also found" projects={projects.found} onChoose={openProject} />
      {!isUnasked && (
        <CommandSection heading="Search">
          <CommandRow
            id="search"
            icon={<Search aria-hidden="true" />}
            onChoose={() => actions.searchFor(query.trim())}
          >
            Search all projects for “{query.trim()}”
          </CommandRow>
        </CommandSection>
      )}
    </>
  );
}
