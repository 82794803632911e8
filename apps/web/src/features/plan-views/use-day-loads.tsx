import type { ProjectDetails } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { factsOf } from './day-facts.ts';
import { DayLoad } from './day-load.tsx';
import { planDaysQuery } from './plan-queries.ts';

const AHEAD = 60;

/** How full each of a project's coming days is, with the work of all projects; undefined while it is unknown. */
export function useDayLoads(
  project: ProjectDetails | undefined,
  today: Day,
): ReadonlyMap<Day, ReactNode> | undefined {
  const subtasks = project?.subtasks;
  const { data } = useQuery({
    ...planDaysQuery(project?.id ?? '', { from: today, to: addDays(today, AHEAD) }),
    enabled: Array.isArray(subtasks) && subtasks.some(({ dueDate }) => dueDate !== null && dueDate >= today),
  });
  return useMemo(
    () =>
      data &&
      subtasks &&
      new Map(
        [...factsOf(data.data, subtasks)].map(([day, facts]) => [day, <DayLoad key={day} facts={facts} />]),
      ),
    [data, subtasks],
  );
}
