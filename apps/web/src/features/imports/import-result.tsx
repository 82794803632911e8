import type { importRoutes } from '@daymark/contract/imports';
import type { Success } from '@daymark/contract/route';
import { plural, t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DaysOfImport } from './plan-imported.tsx';
import { useUndoImport } from './use-imports.ts';

export type ImportDone = Success<typeof importRoutes.create>['data'];

const PROJECTS_SHOWN = 10;

type MadeProps = {
  id: string;
  undated: number;
  onUndone: () => void;
  /** What else can be done. */
  children: ReactNode;
};

/** What can be done with what was imported. */
function Made({ id, undated, onUndone, children }: MadeProps) {
  const undo = useUndoImport();
  return (
    <DaysOfImport id={id} undated={undated}>
      <Button busy={undo.isPending} onClick={() => undo.mutate(id, { onSuccess: onUndone })}>
        {t`Undo`}
      </Button>
      {children}
    </DaysOfImport>
  );
}

type ImportResultProps = {
  done: ImportDone;
  onUndone: () => void;
  onAnother: () => void;
  linkTo: (project: { id: string; name: string }) => ReactNode;
};

/** What was imported, with its undo and a plan for it. */
export function ImportResult({
  done: { import: made, projects, undated },
  onUndone,
  onAnother,
  linkTo,
}: ImportResultProps) {
  const more = projects.length - PROJECTS_SHOWN;
  const another = <Button onClick={onAnother}>{t`Import another file`}</Button>;
  return (
    <Card as="section" className="grid gap-4" labelledBy="imported">
      <h2 id="imported" tabIndex={-1} className="text-lg font-bold outline-none">
        {made
          ? t`Imported: ${plural(made.tasks, '# task', '# tasks')} in ${plural(made.projects, '# project', '# projects')}`
          : t`Everything in this file is here already`}
      </h2>
      {projects.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
          {projects.slice(0, PROJECTS_SHOWN).map((project) => (
            <li key={project.id}>{linkTo(project)}</li>
          ))}
          {more > 0 && <li className="text-ink-soft">{t`and ${more} more`}</li>}
        </ul>
      )}
      {made ? (
        <Made id={made.id} undated={undated} onUndone={onUndone}>
          {another}
        </Made>
      ) : (
        <div>{another}</div>
      )}
    </Card>
  );
}
