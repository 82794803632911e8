import type { ProjectDetails } from '@daymark/contract/projects';
import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { type StandingWait, standingWaits } from '@daymark/domain/waits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { waitsQuery } from '../../plan-data/waits.ts';
import { formatDayFrom } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { useSentToday } from './use-waits.ts';
import { EndedRow, WaitRow } from './wait-row.tsx';

const WaitDialog = late(ahead(() => import('./wait-dialog.tsx').then((part) => part.WaitDialog)));

const PLANNED_SHOWN = 3;

type PlannedProps = { projectId: string; waits: readonly StandingWait[]; today: Day };

/** Waits of the plan that have not begun. */
function Planned({ projectId, waits, today }: PlannedProps) {
  const sent = useSentToday(projectId);
  return waits.map(({ key, statement, title, from }) => (
    <li key={key} className="grid justify-items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <p className="text-sm wrap-anywhere">{title}</p>
        {from && <p className="text-xs text-ink-soft">{t`planned from ${formatDayFrom(from, today)}`}</p>}
      </div>
      <Button
        size="small"
        busy={sent.isPending && sent.variables === statement}
        aria-label={t`Sent today: ${title}`}
        onClick={() => statement !== null && sent.mutate(statement)}
      >
        {t`Sent today`}
      </Button>
    </li>
  ));
}

/** The next planned waits, one for each line of the brief. */
const plannedIn = (standing: readonly StandingWait[]): StandingWait[] =>
  standing
    .filter(({ key, statement, stage }) => stage === 'planned' && key === `${statement}.1`)
    .toSorted((a, b) => ((a.from ?? '9') < (b.from ?? '9') ? -1 : 1))
    .slice(0, PLANNED_SHOWN);

const Ended = ({ waits, today }: { waits: readonly Wait[]; today: Day }) =>
  waits.length > 0 && (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer rounded-sm text-ink-soft">{t`Ended (${waits.length})`}</summary>
      <ul className="mt-2 grid gap-2">
        {waits.map((wait) => (
          <EndedRow key={wait.id} {...{ wait, today }} />
        ))}
      </ul>
    </details>
  );

type WaitsPanelProps = { project: ProjectDetails; today: Day };

/** What a project waits for now. Nothing if it waits for nothing. */
export function RunningWaits({ project, today }: WaitsPanelProps) {
  const { data: waits = [] } = useQuery(waitsQuery(project.id));
  const running = waits.filter(({ answeredOn }) => answeredOn === null);
  if (running.length === 0) return null;
  return (
    <section
      aria-labelledby="running-waits"
      className="grid gap-3 rounded-lg border border-line bg-sheet px-4 py-4"
    >
      <h2 id="running-waits" className="font-bold">
        {t`Waiting for`}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {running.map((wait) => (
          <WaitRow key={wait.id} {...{ wait, today }} namesProject={false} />
        ))}
      </ul>
    </section>
  );
}

/** The waits of a project that come or have ended, and where one is started by hand. */
export function WaitsPanel({ project, today }: WaitsPanelProps) {
  const waits = useQuery(waitsQuery(project.id)).data ?? [];
  const planned = plannedIn(standingWaits(project.plan?.waits ?? [], waits, today));
  const ended = waits.filter(({ answeredOn }) => answeredOn !== null);
  const [isAdding, setAdding] = useState(false);
  return (
    <Disclosure title={t`Waiting for others`} isFolded={planned.length + ended.length === 0}>
      <ul className="grid grid-cols-1 divide-y divide-line empty:hidden">
        <Planned projectId={project.id} waits={planned} today={today} />
      </ul>
      <Ended waits={ended} today={today} />
      <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setAdding(true)}>
        <Plus className="size-4" aria-hidden="true" />
        {t`Wait for something`}
      </Button>
      {isAdding && (
        <Suspense>
          <WaitDialog
            projectId={project.id}
            clientId={project.clientId}
            wait={null}
            tasks={project.subtasks.filter(({ status }) => status !== 'Completed')}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}
