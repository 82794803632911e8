import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProposedDays } from './proposed-days.tsx';
import { useAcceptDays, useProposeDays } from './use-import-days.ts';
import { importsQuery } from './use-imports.ts';

type DaysOfImportProps = {
  id: string;
  /** The only project that is planned; without it all of the import. */
  projectId?: string;
  /** Its open tasks without a day. */
  undated: number;
  /** What else can be done. */
  children?: ReactNode;
};

/** Offers days for imported tasks that have none, and shows the days that were proposed. */
export function DaysOfImport({ id, projectId, undated, children }: DaysOfImportProps) {
  const propose = useProposeDays(id, projectId);
  const accept = useAcceptDays(id, projectId);
  const canPlan = undated > 0 && !propose.data && !accept.isSuccess;
  return (
    <>
      {canPlan && (
        <p className="text-sm text-ink-soft">
          {t`${plural(undated, '# open task has no day', '# open tasks have no day')} yet. Daymark can find one for each, beside your other work.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
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

/** The offer on the page of a project; nothing if no imported task of it waits for a day. */
export function PlanImported({ projectId }: { projectId: string }) {
  const { data } = useQuery(importsQuery());
  const found = data
    ?.flatMap(({ id, undatedIn }) => undatedIn.map((one) => ({ id, ...one })))
    .find((one) => one.projectId === projectId);
  if (!found) return null;
  return (
    <Card as="section" labelledBy="imported-tasks" className="grid gap-3">
      <h2 id="imported-tasks" className="font-bold">
        {t`Imported tasks`}
      </h2>
      <DaysOfImport key={found.id} id={found.id} projectId={projectId} undated={found.tasks} />
    </Card>
  );
}
