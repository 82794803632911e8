import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { type ReactNode, useState } from 'react';
import { takeTyping } from '../../platform/typed-ahead.ts';
import { CommandDialog, CommandList } from '../../ui/command-dialog.tsx';
import type { PaletteActions } from './actions.ts';
import { NoProjectFound, projectRows } from './project-rows.tsx';
import { type KnownProject, useKnownProjects } from './use-known-projects.ts';
import { usePaletteSections } from './use-palette-sections.tsx';

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
  <CommandDialog open={open} onOpenChange={onOpenChange} title={t`Commands`}>
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
  const onAddSubtask = (project: KnownProject | undefined) => turnTo(project ?? 'choose project');
  const all = usePaletteSections({ query, projectId, projects, actions, onAddSubtask });

  if (typeof page === 'object') return addForm(page, close);
  const toChoose = [
    { heading: t`Projects`, rows: projectRows(projects.known, turnTo) },
    { heading: t`Also found`, rows: projectRows(projects.found, turnTo) },
  ];
  const label = isAll ? t`Search or do` : t`Add a task to which project?`;
  return (
    <CommandList
      label={label}
      placeholder={isAll ? t`Go to, find, create, complete…` : label}
      query={query}
      onQueryChange={setQuery}
      onReady={() => {
        const typed = takeTyping();
        if (typed !== '') setQuery((before) => (before + typed).slice(0, SEARCH_MAX_LENGTH));
      }}
      {...(!isAll && { onBack: () => turnTo('all') })}
      maxLength={SEARCH_MAX_LENGTH}
      sections={isAll ? all : toChoose}
      none={!isAll && <NoProjectFound query={query} isLooking={projects.isLooking} />}
      note={
        projects.isUnsearched &&
        t`Only the projects that this device has seen are searched: Daymark did not answer.`
      }
    />
  );
}
