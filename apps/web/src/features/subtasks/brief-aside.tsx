import type { ProjectDetails } from '@daymark/contract/projects';
import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import { sumHours } from '@daymark/domain/load';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BriefPanel } from './brief-panel.tsx';
import { Overview } from './overview.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { CitingRow } from './use-pointed-lines.ts';

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

const habitHoursOf = ({ subtasks }: ProjectDetails): number =>
  sumHours(subtasks.filter(({ repeat }) => repeat).map(({ estimatedHours }) => estimatedHours));

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
      <Overview project={project} />
      {plan && plan.neededHours > 0 && (
        <PlanPanel {...{ plan, today, isProposed }} habitHours={isProposed ? 0 : habitHoursOf(project)} />
      )}
      {children}
    </aside>
  );
}
