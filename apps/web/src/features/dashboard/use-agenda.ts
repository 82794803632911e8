import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { hoursLeft, hoursToDo, sumHours } from '@daymark/domain/load';
import { plateOf } from '@daymark/domain/plate';
import { t } from '@daymark/words/t';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayQuery } from '../../plan-data/day-query.ts';
import { agendaQuery } from '../../plan-data/queries.ts';
import { usePainted } from '../../ui/after-paint.ts';
import { openFrom, openOn } from './calls.ts';
import { type Source, sourceOf } from './source.ts';

/** Open subtasks of all projects from today on, by due date. */
export const useAgenda = (today: Day) =>
  sourceOf(useQuery(agendaQuery(openFrom(today))), t`Failed to load dashboard subtasks`);

export type Agenda = NonNullable<ReturnType<typeof useAgenda>['value']>;

export interface DayTasks {
  /** Today's open tasks, most urgent first, as far as they are loaded. */
  tasks: AgendaItem[];
  /** The number of all of them. */
  count: number;
  hours: number;
  /** The query for further pages; undefined if the agenda has all of them. */
  more: Source<unknown> | undefined;
  loadMore: () => void;
}

/** Today's tasks. If there are more than the agenda has, they get their own paged query. */
export function useDayTasks(agenda: Agenda, today: Day): DayTasks {
  const [pages, setPages] = useState(1);
  // After the first paint, which only needs the agenda.
  const isPainted = usePainted();
  const isFull = agenda.total > agenda.data.length && agenda.data.at(-1)?.dueDate === today;
  const answers = useQueries({
    queries: Array.from({ length: isFull && isPainted ? pages : 0 }, (_, index) =>
      agendaQuery(openOn(today, index + 1)),
    ),
  });
  const { data: load } = useQuery({ ...dayQuery(today), enabled: isFull && isPainted });
  const rows = [...agenda.data, ...answers.flatMap(({ data }) => data?.data ?? [])];
  const loaded = [...new Map(rows.map((row) => [row.id, row])).values()].filter(
    (row) => row.dueDate === today,
  );
  const tasks = plateOf(loaded, today);
  const figures = answers.find(({ data }) => data)?.data;
  // The total is as old as the rows; tasks completed since are among the loaded ones.
  const beyond = Math.max(0, (figures?.total ?? 0) - loaded.length);
  const latest = answers.at(-1);
  // The hours of the day as every screen shows them, without those of the loaded rows.
  const hoursBeyond = sumHours([load?.data[0]?.takenHours, ...loaded.map((row) => -hoursLeft(row))]);
  return {
    tasks,
    count: tasks.length + beyond,
    hours: sumHours([hoursToDo(tasks), beyond > 0 ? Math.max(0, hoursBeyond) : 0]),
    more: latest && sourceOf(latest, t`Failed to fetch filtered subtasks`),
    loadMore: () => setPages(pages + 1),
  };
}
