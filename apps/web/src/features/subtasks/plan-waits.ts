import type { PlanWait } from '@daymark/contract/plans';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { standingWaits } from '@daymark/domain/waits';

/** The waits between the days of a plan, on the days on which they run. One that is late has no end. */
export const planWaitsNow = (
  { plan }: Pick<ProjectDetails, 'plan'>,
  waits: readonly Wait[],
  today: Day,
): PlanWait[] =>
  standingWaits(plan?.waits ?? [], waits, today).flatMap(
    ({ key, statement, title, who, from, to, stage }) => {
      const isLate = stage === 'running' && to !== null && to < today;
      return stage === 'over'
        ? []
        : [{ statement: statement ?? key, title, who, from, to: isLate ? null : to }];
    },
  );
