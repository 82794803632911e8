import type { importRoutes } from '@daymark/contract/imports';
import type { Success } from '@daymark/contract/route';
import { plural, t } from '@daymark/words/t';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProposedDays } from './proposed-days.tsx';
import { useAcceptDays, useProposeDays } from './use-import-days.ts';
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

/** What can be done with what was imported, and the days that were proposed for it. */
function Made({ id, undated, onUndone, children }: MadeProps) {
  const undo = useUndoImport();
  const propose = useProposeDays(id);
  const accept = useAcceptDays(id);
  const canPlan = undated > 0 && !propose.data && !accept.isSuccess;
  return (
    <>
      {canPlan && (
        <p className="text-sm text-ink-soft">
          {t`${plural(undated, '# open task has no day', '# open tasks have no day')} yet. Daymark can find one for each, beside your other work.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canPlan && (
          <Button
            id="plan-imported"
            variant="primary"
            busy={propose.isPending}
            onClick={() => propose.mutate()}
          >
            {!propose.isPending && <CalendarRange className="size-4" aria-hidden="true" />}
            {propose.isPending ? t`Planning` : t`Plan what I imported`}
          </Button>
        )}
        <Button busy={undo.isPending} onClick={() => undo.mutate(id, { onSuccess: onUndone })}>
          {t`Undo`}
        </Button>
        {children}
      </div>
      {propose.data && !accept.isSuccess && (
        <ProposedDays
          days={propose.data}
          busy={accept.isPending}
          onAccept={() => propose.data && accept.mutate(propose.data)}
          onDiscard={propose.reset}
        />
      )}
    </>
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
