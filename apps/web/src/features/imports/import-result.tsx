import type { importRoutes } from '@daymark/contract/imports';
import type { Success } from '@daymark/contract/route';
import { plural, t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useUndoImport } from './use-imports.ts';

export type ImportDone = Success<typeof importRoutes.create>['data'];

type ImportResultProps = {
  done: ImportDone;
  onUndone: () => void;
  onAnother: () => void;
  linkTo: (project: { id: string; name: string }) => ReactNode;
};

const PROJECTS_SHOWN = 10;

/** What was imported, with its undo. */
export function ImportResult({ done, onUndone, onAnother, linkTo }: ImportResultProps) {
  const undo = useUndoImport();
  const { import: made, projects } = done;
  const more = projects.length - PROJECTS_SHOWN;
  return (
    <Card as="section" className="grid gap-4">
      <h2 id="imported" tabIndex={-1} className="text-lg font-bold outline-none">
        {made
          ? t`Imported: ${plural(made.tasks, '# task', '# tasks')} in ${plural(made.projects, '# project', '# projects')}`
          : t`Everything in this file was here already`}
      </h2>
      {projects.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
          {projects.slice(0, PROJECTS_SHOWN).map((project) => (
            <li key={project.id}>{linkTo(project)}</li>
          ))}
          {more > 0 && <li className="text-ink-soft">{t`and ${more} more`}</li>}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {made && (
          <Button busy={undo.isPending} onClick={() => undo.mutate(made.id, { onSuccess: onUndone })}>
            {t`Undo`}
          </Button>
        )}
        <Button onClick={onAnother}>{t`Import another file`}</Button>
      </div>
    </Card>
  );
}
