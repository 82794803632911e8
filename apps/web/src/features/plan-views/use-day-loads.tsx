import type { ProjectDetails } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { factsOf, overOf } from './day-facts.ts';
import { DayLoad } from './day-load.tsx';
import { planDaysQuery } from './plan-queries.ts';

const AHEAD = 60;

/** The coming days of a project that hold too much with the work of all projects; undefined while they are unknown. */
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
        [...factsOf(data.data, subtasks)]
          .filter(([, facts]) => overOf(facts) > 0)
          .map(([day, facts]) => [day, <DayLoad key={day} facts={facts} />]),
      ),
    [data, subtasks],
  );
}
