import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { type ReactNode, useState } from 'react';
import { CommandDialog, CommandList } from '../../ui/command-dialog.tsx';
import type { PaletteActions } from './actions.ts';
import { PaletteGroups } from './palette-groups.tsx';
import { ProjectGroups } from './project-groups.tsx';
import { type KnownProject, useKnownProjects } from './use-known-projects.ts';

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the project on screen, if there is one. */
  projectId: string | undefined;
  actions: PaletteActions;
  /** The form for a subtask of the chosen project. */
  addForm: (project: KnownProject, close: () => void) => ReactNode;
};

/** Open any screen, create and complete from anywhere: Ctrl-K, a few characters, Enter. */
export const Palette = ({ open, onOpenChange, ...rest }: PaletteProps) => (
  <CommandDialog open={open} onOpenChange={onOpenChange} title="Commands">
    <Pages {...rest} close={() => onOpenChange(false)} />
  </CommandDialog>
);

type PagesProps = Omit<PaletteProps, 'open' | 'onOpenChange'> & { close: () => void };

/** Remounted whenever it is opened. */
function Pages({ close, projectId, actions, addForm }: PagesProps) {
  const [page, setPage] = useState<'all' | 'choose project' | KnownProject>('all');
  const [query, setQuery] = useState('');
  const turnTo = (next: typeof page) => {
    setPage(next);
    setQuery('');
  };
  const isAll = page === 'all';
  const projects = useKnownProjects(query, page === 'choose project');

  if (typeof page === 'object') return addForm(page, close);
  return (
    <CommandList
      label={isAll ? 'Search or do' : 'Add a subtask to which project?'}
      placeholder={isAll ? 'Go to, find, create, complete…' : 'Add a subtask to which project?'}
      query={query}
      onQueryChange={setQuery}
      {...(!isAll && { onBack: () => turnTo('all') })}
      maxLength={SEARCH_MAX_LENGTH}
      note={
        projects.isUnsearched &&
        'Only the projects that this device has seen are searched: Daymark did not answer.'
      }
    >
      {isAll ? (
        <PaletteGroups
          query={query}
          projectId={projectId}
          projects={projects}
          actions={actions}
          onAddSubtask={(project) => turnTo(project ?? 'choose project')}
        />
      ) : (
        <ProjectGroups projects={projects} query={query} onChoose={turnTo} />
      )}
    </CommandList>
  );
}
