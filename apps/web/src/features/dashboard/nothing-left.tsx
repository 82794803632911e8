import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { tallyQuery } from '../../plan-data/queries.ts';
import { asSentence, formatDay } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { useToday } from '../../platform/today.ts';
import { WEEKLY } from './calls.ts';
import type { OverdueItem } from './overdue.ts';
import { ProjectLink } from './project-link.tsx';

type NothingLeftProps = {
  /** The first task after today. */
  nextUp: AgendaItem | undefined;
  /** Overdue work, the oldest first. */
  overdue: { items: readonly OverdueItem[] };
};

const titleOf = (title: string, projectId: string) => (
  <ProjectLink id={projectId} className="font-semibold">
    {title}
  </ProjectLink>
);

/** How many tasks were completed today, from the figures of the week; undefined until they are loaded. */
function useDoneToday(): number | undefined {
  const today = useToday();
  const { data, error } = useQuery(tallyQuery(WEEKLY));
  if (!data) return error ? 0 : undefined;
  return data.days.find(({ key }) => key === today)?.finished ?? 0;
}

/** A day without open work: overdue work is shown first, else the next task. */
export function NothingLeft({ nextUp, overdue: { items } }: NothingLeftProps) {
  const [slipped] = items;
  const done = useDoneToday();
  return (
    <div className="grid grid-cols-1 gap-1 p-5 sm:p-6">
      <p className="min-h-7 text-xl font-bold">
        {done !== undefined && (done > 0 ? t`Nothing left for today` : t`Nothing is planned for today`)}
      </p>
      <p className="text-ink-soft">
        {slipped
          ? rich`What is overdue comes first: ${titleOf(slipped.title, slipped.projectId)}, due ${asSentence(formatDay(slipped.dueDate))}`
          : nextUp?.dueDate
            ? rich`Next is ${titleOf(nextUp.title, nextUp.projectId.id)} on ${asSentence(formatDay(nextUp.dueDate))}`
            : t`Nothing is planned for the coming days.`}
      </p>
    </div>
  );
}
