import type { ProjectDetails } from '@daymark/contract/projects';
import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { type ReactNode, Suspense } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { BriefPanel } from './brief-panel.tsx';
import { Figures } from './figures.tsx';
import type { CitingRow } from './use-pointed-lines.ts';

const PlanRemarks = late(ahead(() => import('./plan-remarks.tsx').then((part) => part.PlanRemarks)));

type BriefAsideProps = {
  project: ProjectDetails;
  today: Day;
  rows: readonly CitingRow[];
  plan: ProjectDetails['plan'];
  pointedId: string | undefined;
  isProposed: boolean;
  /** If a view takes the whole width. */
  isHidden: boolean;
  /** If another tab is shown on a narrow screen. */
  isHiddenWhenNarrow: boolean;
  onSeek: (id: string) => void;
  onAdd: ((missed: Source) => void) | undefined;
  understood: (unread: ReactNode) => ReactNode;
  children: ReactNode;
};

/** The name of an engine: the built-in one, or a language model. */
const engineWords = (engine: string) =>
  engine === 'built-in planner' ? t`Built-in planner` : engine.charAt(0).toUpperCase() + engine.slice(1);

type OverviewProps = Pick<BriefAsideProps, 'project' | 'today' | 'plan' | 'isProposed'>;

/** The subtask overview: figures, and how the plan was made. The header already says how far the project is. */
function Overview({ project, today, plan, isProposed }: OverviewProps) {
  const made = plan && plan.neededHours > 0 ? plan : undefined;
  if (project.subtasks.length === 0 && !made) return null;
  return (
    <Disclosure title={t`Task overview`} note={made && engineWords(made.engine)} isFolded={!isProposed}>
      <div className="grid grid-cols-1 gap-4">
        <Figures project={project} />
        {made && (
          <Suspense>
            <PlanRemarks {...{ today, isProposed }} plan={made} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
}

/** The Reading of the brief, or the brief itself, for the present or the proposed plan. */
export function BriefAside(props: BriefAsideProps) {
  const { project, today, rows, plan, pointedId, isProposed, isHidden, isHiddenWhenNarrow } = props;
  const { onSeek, onAdd, understood, children } = props;
  return (
    <aside
      aria-label={t`Brief and plan`}
      className={classNames(
        cardClass,
        'print:hidden',
        isHidden && 'hidden',
        isHiddenWhenNarrow && 'max-lg:hidden',
      )}
    >
      {understood(
        <BriefPanel brief={project.description} subtasks={rows} {...{ pointedId, onSeek, onAdd }} />,
      )}
      <Overview {...{ project, today, plan, isProposed }} />
      {children}
    </aside>
  );
}
