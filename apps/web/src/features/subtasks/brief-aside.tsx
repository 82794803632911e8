import type { ProjectDetails } from '@daymark/contract/projects';
import type { Source } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { ReactNode } from 'react';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BriefPanel } from './brief-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { CitingRow } from './use-pointed-lines.ts';

type BriefAsideProps = {
  project: ProjectDetails;
  today: Day;
  rows: readonly CitingRow[];
  plan: ProjectDetails['plan'];
  pointedId: string | undefined;
  isProposed: boolean;
  /** On a narrow screen, if another tab is shown. */
  isHidden: boolean;
  /** Whether it is before the days, on a wide screen. */
  isFirst: boolean;
  onSeek: (id: string) => void;
  onAdd: ((missed: Source) => void) | undefined;
  understood: (unread: ReactNode) => ReactNode;
  children: ReactNode;
};

/** The Reading of the brief, or the brief itself, for the present or the proposed plan. */
export function BriefAside(props: BriefAsideProps) {
  const { project, today, rows, plan, pointedId, isProposed, isHidden, isFirst } = props;
  const { onSeek, onAdd, understood, children } = props;
  return (
    <aside
      aria-label="Brief and plan"
      data-scrolls
      className={classNames(
        cardClass,
        'print:hidden',
        !isFirst && 'lg:order-last',
        isHidden
          ? 'max-lg:hidden'
          : 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain',
      )}
    >
      {understood(
        <BriefPanel brief={project.description} subtasks={rows} {...{ pointedId, onSeek, onAdd }} />,
      )}
      {plan && plan.neededHours > 0 && <PlanPanel {...{ plan, today, isProposed }} />}
      {children}
    </aside>
  );
}
